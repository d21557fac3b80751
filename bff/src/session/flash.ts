/** Outcomes of plain form posts, kept for one page view. */
import { shortened } from '@muqarin/rules/typed-text';
import { saveFields } from '../../contract/forms.ts';
import { inEnglish, revived, type Text, worded } from '../locale/said.ts';
import type { Flash, FlashPage, LeftFlash } from './session-data.ts';
import type { Session } from './session-plugin.ts';

/** Of all that is given back: what one hundred fields of a questionnaire need, or a long text beside some of them. */
const mostTyped = { fields: 100, letters: 40_000, lettersOfOne: 4_000 };

export async function setFlash(session: Session, page: FlashPage, flash: LeftFlash): Promise<void> {
  await session.update((data) => ({ ...data, flashes: { ...data.flashes, [page]: flash } }));
}

/** Reads and forgets, in the words of the page that takes it; nothing is written when there is nothing to forget. */
export async function takeFlash(session: Session, page: FlashPage): Promise<Flash> {
  const flash = session.data.flashes[page];
  if (!flash) return {};
  await session.update((data) => {
    const { [page]: _shown, ...flashes } = data.flashes;
    return { ...data, flashes };
  });
  const { errors, typed, notice, warning } = flash;
  const say = await sayerOf(session);
  return {
    ...(errors ? { errors: errors.map((one) => ({ ...one, message: say(one.message) })) } : {}),
    ...(typed ? { typed } : {}),
    ...(notice === undefined ? {} : { notice: say(notice) }),
    ...(warning === undefined ? {} : { warning: say(warning) }),
  };
}

/** For what a page says of itself, in the words in which it says what forms left for it. */
export async function sayerOf({ wording }: Session): Promise<(text: Text) => string> {
  const words = wording === undefined ? inEnglish : await wording();
  return (text) => worded(revived(text), words);
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
  let left = mostTyped.letters;
  const given = kept.slice(0, mostTyped.fields).map(([name, text]) => {
    const short = shortened(text, Math.min(left, mostTyped.lettersOfOne));
    left -= short.length;
    return [name, short] as const;
  });
  return Object.fromEntries(given);
}
