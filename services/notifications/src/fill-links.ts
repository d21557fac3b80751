/**
 * Events say which link or code is mailed, not what makes it work: that is derived here, as the last step before a mail, into
 * the fields in which events from before have it.
 */
import { on } from '@muqarin/platform/events/consume';
import { onEach } from '@muqarin/platform/events/forms';
import type { MailedMarks } from '@muqarin/platform/mailed-marks';
import { isLinkKind, linkPath, linkSays, type MailedLink } from '@muqarin/rules/mailed-links';

interface Linked {
  link?: MailedLink | undefined;
  reportLink?: MailedLink | undefined;
}

const fieldOf: Readonly<Record<string, string>> = {
  draft: 'resumePath',
  data: 'dataPath',
  account_sign_up: 'accountPath',
  account_sign_in: 'accountPath',
  account_reset: 'accountPath',
  account_email: 'accountPath',
  motor_documents: 'documentsPath',
  motor_renewal: 'renewalPath',
  motor_report: 'reportPath',
};

/** `on`, for handlers that mail: they get the event's data with its links. */
export type OnMailed = typeof on;

export function onMailed(marks: MailedMarks): OnMailed {
  return (def, handle) =>
    on(def, (event) => handle({ ...event, data: fillLinks(marks, event.data) }));
}

/** `onEach` likewise. */
export function onEachMailed(marks: MailedMarks): typeof onEach {
  return (forms, handle) =>
    onEach(forms, (event) => handle({ ...event, data: fillLinks(marks, event.data) }));
}

/** As it is where there are no links, or where they are from before. */
function fillLinks<T extends object>(marks: MailedMarks, data: T): T {
  const { link, reportLink } = data as Linked;
  const filled = [link, reportLink].flatMap((each) => (each ? [fieldWith(marks, each)] : []));
  return Object.assign({}, data, ...filled) as T;
}

function fieldWith(marks: MailedMarks, link: MailedLink): Record<string, string> {
  const { kind } = link;
  const says = linkSays(link);
  if (!isLinkKind(kind)) return { code: marks.code(kind, says) };
  return { [fieldOf[kind] ?? 'returnPath']: linkPath(kind, link, marks.mark(kind, says)) };
}
