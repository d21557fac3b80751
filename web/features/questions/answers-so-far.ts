import { formatDate } from '@muqarin/rules/dates';
import { type Control, heldIn } from '@muqarin/rules/questions/control';
import { say } from '@/lib/reader.ts';
import type { AnswerRowOf } from './answer-row.ts';
import type { Asked } from './steps/asked.ts';

/** What was answered on these pages, one row an answer, in the order of the questions. */
export function answersSoFar<Step extends string, Draft extends object>(
  steps: readonly Step[],
  controlsOf: (step: Step) => readonly Control<Draft>[],
  draft: Draft,
  text: (key: string) => string,
  lists?: Asked<Draft>['lists'],
): AnswerRowOf<Step>[] {
  return steps.flatMap((step) =>
    saidIn(controlsOf(step), draft, text, lists).map((row) => ({ ...row, step })),
  );
}

/** The answers that these controls hold, in words. */
export function saidIn<Draft extends object>(
  controls: readonly Control<Draft>[],
  draft: Draft,
  text: (key: string) => string,
  lists: Asked<Draft>['lists'] = {},
): { key: string; label: string; value: string }[] {
  return controls.flatMap((control) => {
    if (!('said' in control) || control.said === undefined) return [];
    const value = inWords<Draft>(control, draft, text, lists);
    const { name, said } = control;
    return value === undefined ? [] : [{ key: name, label: text(said), value: say(value) }];
  });
}

function inWords<Draft extends object>(
  control: Exclude<Control<Draft>, { kind: 'own' | 'phone' }>,
  draft: Draft,
  text: (key: string) => string,
  lists: NonNullable<Asked<Draft>['lists']>,
): string | undefined {
  if (control.kind === 'date') {
    const { year, month, day } = control.date(draft) ?? {};
    if (year === undefined || month === undefined || day === undefined) return undefined;
    return formatDate({ year, month, day });
  }
  if (control.words) return control.words(draft);
  const held = heldIn<Draft>(control, draft);
  if (!('options' in control) || typeof control.options === 'function') return held;
  const { options } = control;
  const rows = typeof options === 'string' ? lists[options] : options;
  if (!rows || rows === 'failed') return undefined;
  const option = rows.find(({ id }) => String(id) === held);
  return option && (option.name ?? text(option.said ?? option.text ?? ''));
}
