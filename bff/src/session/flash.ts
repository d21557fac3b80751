/** Outcomes of plain form posts, kept for one page view. */
import type { FieldError } from '@muqarin/rules/checked';
import type { Message } from '@muqarin/rules/message';
import { shortened } from '@muqarin/rules/typed-text';
import { saveFields } from '../../contract/forms.ts';
import { ofRules, revived } from '../locale/said.ts';
import type { Flash, FlashPage, LeftError, LeftFlash } from './session-data.ts';
import type { Session } from './session-plugin.ts';

/** Of all that is given back: what one hundred fields of a questionnaire need, or a long text beside some of them. */
const mostTyped = { fields: 100, letters: 40_000, lettersOfOne: 4_000 };

export async function setFlash(session: Session, page: FlashPage, flash: LeftFlash): Promise<void> {
  await session.update((data) => ({ ...data, flashes: { ...data.flashes, [page]: flash } }));
}

/** One field is wrong, in a sentence of ours. */
export function wrongAt(field: string, message: Message): LeftFlash {
  return { errors: errorsOfRules([{ field, message }]) };
}

/** What the checks of the rules say: sentences of ours. */
export function errorsOfRules(errors: readonly FieldError[]): LeftError[] {
  return errors.map((error) => ({ ...error, message: ofRules(error.message) }));
}

/** Reads and forgets; nothing is written when there is nothing to forget. The page puts it into words with all that is on it. */
export async function takeFlash(session: Session, page: FlashPage): Promise<Flash> {
  const flash = session.data.flashes[page];
  if (!flash) return {};
  await session.update((data) => {
    const { [page]: _shown, ...flashes } = data.flashes;
    return { ...data, flashes };
  });
  const { errors, typed, notice, warning } = flash;
  return {
    ...(errors ? { errors: errors.map((one) => ({ ...one, message: revived(one.message) })) } : {}),
    ...(typed ? { typed } : {}),
    ...(notice === undefined ? {} : { notice: revived(notice) }),
    ...(warning === undefined ? {} : { warning: revived(warning) }),
  };
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
