import type { DeskPage } from '@muqarin/bff/contract/desk-pages';
import { formPaths } from '@muqarin/bff/contract/forms';
import { deskLines, noLine } from '@muqarin/rules/desk/desk-choice';
import { Button } from '@/components/ui/button.tsx';
import { CsrfField } from '@/components/ui/csrf-field.tsx';
import ground from '@/components/ui/ground.module.css';
import { Tick } from '@/components/ui/tick.tsx';
import { textsOf } from '@/lib/texts.ts';
import css from './desk.module.css';

interface Props {
  page: Pick<DeskPage, 'choice' | 'emirates'>;
  token: string;
}

/** The next lead by rule, of the lines, languages and emirates that its agent chose; what is chosen stays. */
export function DeskNext({ page: { choice, emirates }, token }: Props) {
  const t = textsOf('desk');
  const { lines, languages, emirates: chosen } = choice;
  const isAll = lines.length + languages.length + chosen.length === 0;
  const lineRows = deskLines.map((line) => ({
    value: line === '' ? noLine : line,
    name: t.wall.lines[line],
    isTicked: lines.includes(line),
  }));
  const languageRows = Object.entries(textsOf('leads').callLanguages).map(([value, name]) => ({
    value,
    name,
    isTicked: languages.includes(value),
  }));
  const emirateRows = emirates.map(({ id, name }) => ({
    value: String(id),
    name,
    isTicked: chosen.includes(id),
  }));
  return (
    <form method="post" action={formPaths.staffDesk} className={css.act}>
      <CsrfField token={token} />
      <input type="hidden" name="choice" value="yes" />
      <p>
        <Button name="action" value="next">
          {t.next}
        </Button>
      </p>
      <details className={css.choice}>
        <summary>{isAll ? t.nextAll : t.nextSome}</summary>
        <Boxes name="lines" legend={t.nextLines} rows={lineRows} />
        <Boxes name="languages" legend={t.nextLanguages} rows={languageRows} />
        <Boxes name="emirates" legend={t.nextEmirates} rows={emirateRows} />
        <p className={ground.hush}>{t.nextHelp}</p>
        <p>
          <Button look="line" name="action" value="choose">
            {t.nextKeep}
          </Button>
        </p>
      </details>
    </form>
  );
}

interface BoxesProps {
  name: string;
  legend: string;
  rows: readonly { value: string; name: string; isTicked: boolean }[];
}

function Boxes({ name, legend, rows }: BoxesProps) {
  return (
    <fieldset className={css.boxes}>
      <legend>{legend}</legend>
      {rows.map(({ value, name: label, isTicked }) => (
        <Tick
          key={value}
          id={`${name}-${value}`}
          name={name}
          value={value}
          defaultChecked={isTicked}
        >
          {label}
        </Tick>
      ))}
    </fieldset>
  );
}
