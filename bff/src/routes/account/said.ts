/** What a form left for the page that it goes back to, as every page of an account shows it. */
import { takeFlash } from '../../session/flash.ts';
import type { FlashPage } from '../../session/session-data.ts';
import type { Session } from '../../session/session-plugin.ts';

export async function saidOn(session: Session, flashPage: FlashPage) {
  const {
    errors = [],
    typed = {},
    notice = null,
    warning = null,
  } = await takeFlash(session, flashPage);
  // A refusal of a form as a whole is said once.
  return { errors: errors.filter(({ field }) => field !== ''), typed, notice, warning };
}
