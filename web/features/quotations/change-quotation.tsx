import { formPaths } from '@muqarin/bff/contract/forms';
import type {
  QuotationOptionView,
  StaffQuotationPage,
} from '@muqarin/bff/contract/quotation-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { TextField } from '@/components/ui/text-field.tsx';
import boxCss from '@/components/ui/tick-box.module.css';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import { ChangeFields } from './change-fields.tsx';
import { Differences } from './difference.tsx';
import css from './quotations.module.css';
import { Acting } from './work-quotation.tsx';

interface Props {
  page: StaffQuotationPage;
  token: string;
}

/** Fields of a change: what is left empty stays. It is shown before it is made. */
export function ChangeQuotation({ page, token }: Props) {
  const t = textsOf('quotations');
  const isOpen = page.errors.some(({ field }) => field !== 'email');
  return (
    <details open={isOpen}>
      <summary>{t.changeTitle}</summary>
      <p className={ground.hush}>{t.changeHelp}</p>
      <Acting page={page} token={token}>
        <label className={css.tick}>
          <input
            type="checkbox"
            className={boxCss.box}
            name="today"
            value="yes"
            defaultChecked={page.typed.today === 'yes'}
          />
          {t.today}
        </label>
        <div className={css.fields}>
          <ChangeFields fields={page.facts} prefix="fact_" page={page} />
        </div>
        {page.options.map((option, at) => (
          <ChangeOption key={option.lineId} page={page} option={option} n={at + 1} />
        ))}
        <Button look="line" name="action" value="preview">
          {t.preview}
        </Button>
      </Acting>
    </details>
  );
}

interface OptionProps {
  page: StaffQuotationPage;
  option: QuotationOptionView;
  /** From 1. */
  n: number;
}

/** Folded up: an option of a car has more to choose than fits beside the others. */
function ChangeOption({ page, option, n }: OptionProps) {
  const t = textsOf('quotations');
  const { lineId, planName, discount } = option;
  const { typed, errors } = page;
  const fields = page.choices.find((each) => each.lineId === lineId)?.fields ?? [];
  const own = new RegExp(`_${n}(_|$)`);
  const isOpen = errors.some(({ field }) => own.test(field) && !field.startsWith('fact_'));
  return (
    <details open={isOpen || page.options.length === 1} className={css.fold}>
      <summary>{fillMessage(t.changeOption, { n, plan: planName })}</summary>
      <fieldset className={css.fields}>
        <legend className={ground.vh}>{fillMessage(t.option, { n })}</legend>
        <input type="hidden" name={`line_${n}`} value={lineId} />
        <ChangeFields fields={fields} prefix={`choice_${n}_`} page={page} />
        <TextField
          name={`off_${n}`}
          label={t.amount}
          hint={t.amountHint}
          error={errors.find(({ field }) => field === `off_${n}`)?.message}
          defaultValue={typed[`off_${n}`]}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          name={`funding_${n}`}
          label={t.funding}
          defaultValue={typed[`funding_${n}`] ?? discount?.fundingId}
          dir="ltr"
          autoComplete="off"
        />
        <label className={css.tick}>
          <input
            type="checkbox"
            className={boxCss.box}
            name="removed"
            value={lineId}
            defaultChecked={(typed.removed ?? '').split(',').includes(lineId)}
          />
          {t.remove}
        </label>
      </fieldset>
    </details>
  );
}

/** What the change that was asked about would do; one press makes it. */
export function Preview({
  page,
  preview,
  token,
}: Props & { preview: NonNullable<StaffQuotationPage['preview']> }) {
  const t = textsOf('quotations');
  const words: Readonly<Record<string, string>> = t.flags;
  return (
    <section id="preview" aria-labelledby="quotation-preview" className={desk.facts}>
      <h2 id="quotation-preview">{t.previewTitle}</h2>
      {preview.differences.length === 0 ? <p>{t.previewNone}</p> : null}
      <Differences all={preview.differences} />
      {preview.flags.length > 0 ? (
        <div>
          <p>{t.previewFlags}</p>
          <ul>
            {preview.flags.map((code) => (
              <li key={code}>{words[code] ?? code}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <Acting page={page} token={token}>
        {preview.fields
          .filter(({ name }) => name !== 'quotation_id' && name !== 'turn')
          .map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <p className={ground.row}>
          <Button name="action" value="change">
            {t.keep}
          </Button>
          <ButtonLink look="line" href={`${formPaths.staffQuotations}/${page.row.quotationId}`}>
            {t.leave}
          </ButtonLink>
        </p>
      </Acting>
    </section>
  );
}
