/** What happened to an account, and the mails to its owner. */
import { defineEvent } from '@muqarin/platform/events/define';
import {
  AccountConsentsSetSchema,
  AccountEmailChangedSchema,
  AccountEmailChangeRequestedSchema,
  AccountErasedSchema,
  AccountFactorChangedSchema,
  AccountLinkRequestedSchema,
  AccountOpenedSchema,
  AccountSignedInSchema,
  ExternalPolicyDueSchema,
} from '@muqarin/proto/muqarin/accounts/v1/accounts_pb';
import type { Choices } from './choices.ts';
import type { OnMailed } from './fill-links.ts';
import {
  accountErasedMail,
  accountLinkMail,
  accountOpenedMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailToConfirmMail,
  factorMail,
  newDeviceMail,
  policyEndsMail,
} from './mails/account-mails.ts';
import type { Send } from './send.ts';

export function accountMails(on: OnMailed, send: Send, origin: string, choices: Choices) {
  return [
    on(defineEvent(AccountConsentsSetSchema), ({ data: { email, reminders }, time: at }) =>
      choices.keep(email, { reminders, at }),
    ),
    on(defineEvent(AccountLinkRequestedSchema), (event) =>
      send('account-link', event, to(event.data.email), (words) =>
        accountLinkMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(AccountOpenedSchema), async (event) => {
      await choices.keep(event.data.email, { reminders: true, at: event.time });
      await send('account-opened', event, to(event.data.email), (words) =>
        accountOpenedMail(event.data, origin, words),
      );
    }),
    on(defineEvent(AccountSignedInSchema), (event) =>
      send('new-device', event, to(event.data.email), (words) =>
        newDeviceMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(AccountFactorChangedSchema), (event) =>
      send('account-factor', event, to(event.data.email), (words) =>
        factorMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(AccountEmailChangeRequestedSchema), async (event) => {
      const { email, newEmail } = event.data;
      // Two mails of one event: each has an id of its own.
      await send('email-to-confirm', part(event, 'new'), to(newEmail), (words) =>
        emailToConfirmMail(event.data, origin, words),
      );
      const { expiresAt: _secretOfTheOther, ...facts } = event.data;
      await send(
        'email-change-asked',
        part({ ...event, data: facts as typeof event.data }, 'old'),
        to(email),
        (words) => emailChangeAskedMail(event.data, origin, words),
      );
    }),
    on(defineEvent(AccountEmailChangedSchema), async (event) => {
      const { oldEmail, email } = event.data;
      for (const [name, address] of [
        ['old', oldEmail],
        ['new', email],
      ] as const) {
        await send('email-changed', part(event, name), to(address), (words) =>
          emailChangedMail(event.data, origin, words),
        );
      }
    }),
    on(defineEvent(ExternalPolicyDueSchema), (event) =>
      send('policy-ends', event, to(event.data.email), (words) =>
        policyEndsMail(event.data, origin, words),
      ),
    ),
    on(defineEvent(AccountErasedSchema), (event) =>
      send('account-erased', event, to(event.data.email), accountErasedMail),
    ),
  ];
}

function part<T extends { id: string }>(event: T, name: string): T {
  return { ...event, id: `${event.id}-${name}` };
}

/** An event that tells nobody has no address. */
function to(email: string): string | undefined {
  return email === '' ? undefined : email;
}
