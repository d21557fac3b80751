import type { MotorValueModel } from '@muqarin/bff/contract/motor/plan-pages';
import { motorListPaths } from '@muqarin/bff/contract/motor/plan-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { fillMessage } from '@muqarin/rules/fill-message';
import { formatAed } from '@muqarin/rules/money-format';
import { IDV_STEP_AED } from '@muqarin/rules/motor/constants';
import { moveIdv } from '@muqarin/rules/motor/idv';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { chevronDown } from '@/components/ui/drawings.ts';
import { ErrorSummary, type SummaryError } from '@/components/ui/error-summary.tsx';
import fieldCss from '@/components/ui/field.module.css';
import { describedBy, Field, FieldMessage } from '@/components/ui/field.tsx';
import { Icon } from '@/components/ui/icon.tsx';
import { classes } from '@/lib/classes.ts';
import { say } from '@/lib/reader.ts';
import { t } from './texts.ts';
import type { Kept, ValueControl } from './use-value.ts';
import css from './value-bar.module.css';
import { v } from './value-texts.ts';

interface Props {
  value: MotorValueModel;
  control: ValueControl;
  plans: number;
  /** Of a post without scripts. */
  error: string | null;
  csrfToken: string;
  address: string;
  onKeep: (wanted: string | number) => Promise<Kept>;
}

const aed = (amount: number) => say(formatAed(amount * 100));

/** The insured value in one line; opened, a slider and a field that show other prices at once, and a button that keeps it. */
export function ValueBar({ value, control, plans, error, csrfToken, address, onKeep }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // Of a press only: who types is told at the field.
  const [refused, setRefused] = useState(() => refusedFor(error));
  const { minAed, maxAed, marketAed } = value;
  const shown = typed ?? String(control.idvAed);
  const problem = control.problem ?? control.moved ?? error ?? undefined;
  const previews = isPreview(value, control);
  return (
    <>
      <ErrorSummary title={t.oneError} errors={refused} />
      <details className={css.line} open={error !== null || undefined}>
        <summary>
          <h2 id="value-label">{t.value}</h2>
          <b>{aed(control.idvAed)}</b>
          <span className={css.change}>
            {v.changeValue}
            <Icon of={chevronDown} size="s" />
          </span>
        </summary>
        <form
          className={css.sheet}
          action={motorListPaths.value}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void onKeep(typed ?? control.idvAed).then((answer) =>
              setRefused(refusedFor(answer.kept ? null : answer.problem)),
            );
          }}
        >
          <input type="hidden" name={contractIds.csrfField} value={csrfToken} />
          <input type="hidden" name="return" value={address} />
          <p className={css.words} id="value-help">
            {fillMessage(v.valueHelp, {
              market: aed(marketAed),
              min: aed(minAed),
              max: aed(maxAed),
            })}
          </p>
          <Slider value={value} control={control} onSlide={() => setTyped(null)} />
          <div className={css.typed}>
            <Field id="idv" label={v.typeValue} error={undefined}>
              <input
                className={fieldCss.input}
                id="idv"
                name="idv"
                inputMode="numeric"
                dir="ltr"
                autoComplete="off"
                value={shown}
                aria-invalid={control.problem !== null || error !== null || undefined}
                aria-describedby={describedBy('idv', undefined, problem)}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setRefused(none);
                  control.type(event.target.value);
                }}
                onBlur={() => control.problem === null && setTyped(null)}
              />
            </Field>
            <Button look={previews ? 'filled' : 'line'}>
              {/* As wide as the longer words, so that the field beside it stays. */}
              <span className={css.either}>
                <span className={previews ? css.off : undefined}>{v.updateValue}</span>
                <span className={previews ? undefined : css.off}>{v.keepValue}</span>
              </span>
            </Button>
          </div>
          <State value={value} control={control} plans={plans} problem={problem} />
        </form>
      </details>
    </>
  );
}

const none: readonly SummaryError[] = [];

function refusedFor(problem: string | null): readonly SummaryError[] {
  return problem === null ? none : [{ target: 'idv', message: problem }];
}

interface SliderProps extends Pick<Props, 'value' | 'control'> {
  /** What was typed gives way. */
  onSlide: () => void;
}

function Slider({ value, control, onSlide }: SliderProps) {
  const { minAed, maxAed } = value;
  const at = { '--at': `${((control.idvAed - minAed) / Math.max(1, maxAed - minAed)) * 100}%` };
  return (
    <div className={css.slide} style={at as React.CSSProperties}>
      <input
        type="range"
        id="idv-slider"
        className={css.range}
        min={minAed}
        max={maxAed}
        step={IDV_STEP_AED}
        value={control.idvAed}
        aria-label={v.slider}
        aria-valuetext={aed(control.idvAed)}
        onChange={(event) => {
          onSlide();
          control.slide(Number(event.target.value));
        }}
        onKeyDown={(event) => {
          const by = directionOf(event);
          if (by === null) return;
          event.preventDefault();
          onSlide();
          control.slide(moveIdv(control.idvAed, by, value));
        }}
      />
      <p className={css.ends} aria-hidden="true">
        <span>{aed(minAed)}</span>
        <span>{aed(maxAed)}</span>
      </p>
    </div>
  );
}

interface StateProps extends Pick<Props, 'value' | 'control' | 'plans'> {
  problem: string | undefined;
}

/** What is wrong, under way, or only looked at; always there, so that it is read out. */
function State({ value, control, plans, problem }: StateProps) {
  return (
    <div className={classes(css.state, control.touched && css.kept)} aria-live="polite">
      <FieldMessage id="idv" error={problem} />
      {control.phase === 'waiting' &&
        fillMessage(v.repricing, { count: plans, value: aed(control.idvAed) })}
      {control.phase === 'failed' && (
        <>
          {v.previewFailed}{' '}
          <Button type="button" look="bare" onClick={control.retry}>
            {t.tryAgain}
          </Button>
        </>
      )}
      {control.phase === 'rest' && isPreview(value, control) && (
        <>
          {!problem && fillMessage(v.previewing, { value: aed(control.pricedAed) })}{' '}
          <Button type="button" look="bare" onClick={control.reset}>
            {fillMessage(v.backToValue, { value: aed(value.idvAed) })}
          </Button>
        </>
      )}
    </div>
  );
}

/** Other prices are shown than those that are kept. */
function isPreview(value: MotorValueModel, control: ValueControl): boolean {
  return control.pricedAed !== value.idvAed;
}

/** Arrow keys move by AED 500 (decisions V16), mirrored in a right-to-left page. */
function directionOf(event: React.KeyboardEvent): 1 | -1 | null {
  const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const more = mirrored ? 'ArrowLeft' : 'ArrowRight';
  const less = mirrored ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === 'ArrowUp' || event.key === more) return 1;
  return event.key === 'ArrowDown' || event.key === less ? -1 : null;
}
