/** What admins do with the catalogue: begin a change, save its files, submit it, approve another's, roll back. */
import { mostLetters } from '@muqarin/quoting/contract/catalogue-changes';
import { catalogueMessages } from '@muqarin/rules/catalogue-changes/messages';
import { dubaiToday, toIsoDate } from '@muqarin/rules/dates';
import { messages } from '@muqarin/rules/messages';
import { typedDate } from '@muqarin/rules/site/whole-dates';
import { formPaths } from '../../../contract/forms.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import type { Form, FormAsk, FormOutcome } from '../forms/form.ts';
import { changeIdIn, lineIn } from './catalogue.ts';

const path = formPaths.staffCatalogue;

export function catalogueForm(bff: Bff): Form {
  return {
    path,
    flashPage: 'staff-catalogue',
    act: 'change-catalogue',
    refusedAs: 'warning',
    // Each letter of a text may take nine bytes in a form.
    bodyBytes: 9 * mostLetters + 10_000,
    back: ({ fields }) => addressOf(changeIdIn(fields.change_id), fields.path),
    handle: async (ask) => {
      const { user: staffId } = requireStaff(ask.session, 'change-catalogue');
      const { action = '' } = ask.fields;
      if (action === 'begin') return begin(bff, ask, staffId);
      const changeId = changeIdIn(ask.fields.change_id);
      const act = Object.hasOwn(acts, action) ? acts[action] : undefined;
      if (changeId === null || !act) return { to: path, warning: ours(messages.notFound) };
      return act(bff, ask, { changeId, staffId, turn: turnIn(ask.fields.turn) });
    },
  };
}

/** What was looked at; -1, which no change has, where it is no number. */
export function turnIn(text: string | undefined): number {
  const turn = Number(text ?? -1);
  return Number.isSafeInteger(turn) ? turn : -1;
}

export function addressOf(changeId: string | null, file = ''): string {
  if (changeId === null) return path;
  return file === ''
    ? `${path}/${changeId}`
    : `${path}/${changeId}?file=${encodeURIComponent(file)}`;
}

interface One {
  changeId: string;
  staffId: string;
  turn: number;
}

type Act = (bff: Bff, ask: FormAsk, one: One) => Promise<FormOutcome>;

async function begin(
  bff: Bff,
  { fields, context }: FormAsk,
  staffId: string,
): Promise<FormOutcome> {
  const line = lineIn(fields.line);
  const title = (fields.title ?? '').trim().slice(0, 120);
  const errors = [
    ...(line ? [] : [{ field: 'line', message: ours(catalogueMessages.noLine) }]),
    ...(title === '' ? [{ field: 'title', message: ours(catalogueMessages.noTitle) }] : []),
  ];
  if (!line || errors.length > 0) return { to: path, errors };
  const { changeId } = await bff.quoting.beginCatalogueChange({ line, title, staffId }, context);
  return { to: addressOf(changeId), notice: ours(catalogueMessages.begun) };
}

/** Of a page of ours, or of a file: line ends of a form are those of the net. */
export async function save(
  bff: Bff,
  { context }: Pick<FormAsk, 'context'>,
  one: One,
  file: { path: string; text: string | null },
): Promise<FormOutcome> {
  const to = addressOf(one.changeId, file.path);
  const text = file.text?.replaceAll('\r\n', '\n') ?? null;
  if (text !== null && text.length > mostLetters)
    return { to, warning: ours(catalogueMessages.fileTooLong) };
  const { problems } = await bff.quoting.putCatalogueFile({ ...one, ...file, text }, context);
  return problems > 0
    ? { to, warning: ours(catalogueMessages.savedWithProblems) }
    : { to, notice: ours(catalogueMessages.saved) };
}

const acts: Readonly<Record<string, Act>> = {
  save: (bff, ask, one) => {
    const { path: file = '', text = '' } = ask.fields;
    return save(bff, ask, one, { path: file.trim().slice(0, 200), text });
  },
  take_out: (bff, ask, one) => save(bff, ask, one, { path: ask.fields.path ?? '', text: null }),
  take_back: async (bff, { fields, context }, one) => {
    const { path: file = '' } = fields;
    await bff.quoting.takeBackCatalogueFile({ ...one, path: file }, context);
    return { to: addressOf(one.changeId, file), notice: ours(catalogueMessages.takenBack) };
  },
  check: async (bff, { context }, one) => {
    await bff.quoting.checkCatalogueChange(one, context);
    return { to: addressOf(one.changeId), notice: ours(catalogueMessages.checked) };
  },
  submit: async (bff, { fields, context }, one) => {
    const to = addressOf(one.changeId);
    const typed = (fields.go_live_on ?? '').trim();
    const day = typedDate(typed);
    const goLiveOn = day ? toIsoDate(day) : null;
    const isPast = goLiveOn !== null && goLiveOn <= toIsoDate(dubaiToday(bff.now()));
    if (typed !== '' && (goLiveOn === null || isPast))
      return { to, errors: [{ field: 'go_live_on', message: ours(catalogueMessages.noDay) }] };
    await bff.quoting.submitCatalogueChange({ ...one, goLiveOn }, context);
    return { to, notice: ours(catalogueMessages.submitted) };
  },
  return: withReason(async (bff, ask, one, why) => {
    await bff.quoting.returnCatalogueChange({ ...one, why }, ask.context);
    return catalogueMessages.returned;
  }),
  approve: async (bff, { context }, one) => {
    const to = addressOf(one.changeId);
    const { state } = await bff.quoting.approveCatalogueChange(one, context);
    if (state === 'draft') return { to, warning: ours(catalogueMessages.conflict) };
    return {
      to,
      notice: ours(state === 'live' ? catalogueMessages.live : catalogueMessages.approved),
    };
  },
  withdraw: async (bff, { context }, one) => {
    await bff.quoting.withdrawCatalogueChange(one, context);
    return { to: addressOf(one.changeId), notice: ours(catalogueMessages.withdrawn) };
  },
  roll_back: withReason(async (bff, ask, one, why) => {
    await bff.quoting.rollBackCatalogueChange({ ...one, why }, ask.context);
    return catalogueMessages.rolledBack;
  }),
};

/** Whoever it goes back to, and the audit, read why. */
function withReason(act: (bff: Bff, ask: FormAsk, one: One, why: string) => Promise<string>): Act {
  return async (bff, ask, one) => {
    const to = addressOf(one.changeId);
    const why = (ask.fields.why ?? '').trim().slice(0, 500);
    if (why === '')
      return { to, errors: [{ field: 'why', message: ours(catalogueMessages.noReason) }] };
    return { to, notice: ours(await act(bff, ask, one, why)) };
  };
}
