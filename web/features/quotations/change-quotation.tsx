import { formPaths } from '@muqarin/bff/contract/forms';
import type { StaffQuotationPage } from '@muqarin/bff/contract/quotation-pages';
import { fillMessage } from '@muqarin/rules/fill-message';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { TextField } from '@/components/ui/text-field.tsx';
import boxCss from '@/components/ui/tick-box.module.css';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
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
  const errorOf = (field: string) => page.errors.find((error) => error.field === field)?.message;
  const isOpen = page.errors.some(({ field }) => field !== 'email');
  const { typed } = page;
  const out = (typed.removed ?? '').split(',');
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
            defaultChecked={typed.today === 'yes'}
          />
          {t.today}
        </label>
        {page.births.map((date, at) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a person is known by their number.
            key={`birth_${at}`}
            name={`birth_${at + 1}`}
            label={fillMessage(t.birth, { n: at + 1 })}
            hint={fillMessage(t.birthHint, { date })}
            error={errorOf(`birth_${at + 1}`)}
            defaultValue={typed[`birth_${at + 1}`]}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        {page.options.map(({ lineId, planName, discount }, at) => (
          <fieldset key={lineId} className={css.change}>
            <legend className={ground.vh}>{fillMessage(t.option, { n: at + 1 })}</legend>
            <input type="hidden" name={`line_${at + 1}`} value={lineId} />
            <label className={css.tick}>
              <input
                type="checkbox"
                className={boxCss.box}
                name="removed"
                value={lineId}
                defaultChecked={out.includes(lineId)}
              />
              {fillMessage(t.remove, { n: at + 1, plan: planName })}
            </label>
            <TextField
              name={`off_${at + 1}`}
              label={fillMessage(t.amount, { n: at + 1 })}
              hint={t.amountHint}
              error={errorOf(`off_${at + 1}`)}
              defaultValue={typed[`off_${at + 1}`]}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              name={`funding_${at + 1}`}
              label={t.funding}
              defaultValue={typed[`funding_${at + 1}`] ?? discount?.fundingId}
              dir="ltr"
              autoComplete="off"
            />
          </fieldset>
        ))}
        <Button look="line" name="action" value="preview">
          {t.preview}
        </Button>
      </Acting>
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
