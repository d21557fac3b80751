/** The forms around the motor questionnaire: the emirate's entry, the link to go on, the chassis number, the call back. */

import { contractIds } from '@muqarin/rules/contract-ids';
import { parseEmirate } from '@muqarin/rules/emirates';
import { messages } from '@muqarin/rules/messages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { motorFormPaths } from '../../../../contract/motor/pages.ts';
import { ours } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules } from '../../../session/flash.ts';
import { capturedOnce } from '../../../use-cases/as-person.ts';
import { captureCallBack } from '../../../use-cases/motor/capture-other-leads.ts';
import { chooseEmirate } from '../../../use-cases/motor/choose-emirate.ts';
import { updateChassis } from '../../../use-cases/motor/update-chassis.ts';
import { type Form, ownPath } from '../../forms/form.ts';
import { resumeLinkForm } from '../../forms/resume-link-form.ts';
import { motorAsked } from './questionnaire-form.ts';

/** The entry form of other pages: an emirate is required (S1 5, decisions V2). */
export function motorEmirateForm(bff: Bff): Form {
  return {
    path: motorFormPaths.emirate,
    flashPage: 'home',
    back: '/',
    handle: async (ask) => {
      // The home page's dropdown sends its choice beside its text, which may be Arabic (S2 3).
      const chosen = ask.fields[contractIds.homeEmirate] || ask.fields.emirate;
      const emirate = parseEmirate(chosen?.trim());
      const to = motorFormPaths.questionnaire;
      if (emirate === undefined) {
        return { to: '/', errors: [{ field: 'emirate', message: ours(messages.enterEmirate) }] };
      }
      const { reference } = await chooseEmirate(bff, ask, emirate);
      return { to, redirect: to, reference };
    },
  };
}

export function motorResumeLinkForm(bff: Bff): Form {
  return resumeLinkForm(bff, motorAsked, motorFormPaths.resumeLink, 'motor-help');
}

/** A number that is none stays on its page with a word; one that cannot be stored leads to retry (S1 4). */
export function motorChassisForm(bff: Bff): Form {
  return {
    path: motorFormPaths.chassis,
    flashPage: 'motor-help',
    back: motorRoutes.noChassis,
    handle: async (ask) => {
      const typed = ask.fields.chassis_no ?? '';
      const answer = await updateChassis(bff, ask, typed);
      if (answer.outcome === 'wrong') {
        // A number that does not succeed leads to the page about it (S1 4); where none was given it is asked for again.
        const here = ownPath(ask.fields.return, motorRoutes.noChassis);
        const to = typed.trim() === '' ? here : motorRoutes.retry;
        return { to, errors: [{ field: 'chassis_no', message: ours(answer.message) }] };
      }
      if (answer.outcome === 'no_lead') {
        return { to: motorRoutes.retry, redirect: motorRoutes.retry };
      }
      const to = answer.productCount > 0 ? motorRoutes.products : motorRoutes.oops;
      return { to, redirect: to };
    },
  };
}

export function motorCallBackForm(bff: Bff): Form {
  return {
    path: motorFormPaths.callBack,
    flashPage: 'motor-help',
    back: motorRoutes.oops,
    handle: async (ask) => {
      const done = await capturedOnce(bff, ask.key, (key) => captureCallBack(bff, { ...ask, key }));
      if (done.outcome === 'refused') {
        return {
          to: ownPath(ask.fields.return, motorRoutes.oops),
          errors: errorsOfRules(done.errors),
        };
      }
      const { thankYou } = motorRoutes;
      return { to: thankYou, redirect: thankYou, reference: done.reference };
    },
  };
}
