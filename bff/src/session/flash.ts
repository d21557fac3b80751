/** Outcomes of plain form posts, kept for one page view. */
import { saveFields } from '../../contract/forms.ts';
import type { Flash, FlashPage } from './session-data.ts';
import type { Session } from './session-plugin.ts';

/** Longest text of one field that is given back. */
const longestTyped = 400;

export async function setFlash(session: Session, page: FlashPage, flash: Flash): Promise<void> {
  await session.update((data) => ({ ...data, flashes: { ...data.flashes, [page]: flash } }));
}

/** Reads and forgets; nothing is written when there is nothing to forget. */
export async function takeFlash(session: Session, page: FlashPage): Promise<Flash> {
  const flash = session.data.flashes[page];
  if (!flash) return {};
  await session.update((data) => {
    const { [page]: _shown, ...flashes } = data.flashes;
    return { ...data, flashes };
  });
  return flash;
}

const neverGivenBack = [
  'csrf_token',
  'g-recaptcha-response',
  'password',
  'website',
  ...Object.values(saveFields),
];

/** What was typed, without secrets and within bounds. */
export function typedOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(fields).filter(([name]) => !neverGivenBack.includes(name));
  return Object.fromEntries(
    kept.slice(0, 100).map(([name, text]) => [name, text.slice(0, longestTyped)]),
  );
}
