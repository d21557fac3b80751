/** Mails of accounts: links, and what was changed. Whoever did not do it is told what to do. */
import type {
  AccountEmailChanged,
  AccountEmailChangeRequested,
  AccountFactorChanged,
  AccountLinkRequested,
  AccountOpened,
  AccountSignedIn,
  ExternalPolicyDue,
} from '@muqarin/proto/muqarin/accounts/v1/accounts_pb';
import { deviceMessage } from '@muqarin/rules/account/device';
import { shownDate } from '@muqarin/rules/dates';
import { fillMessage } from '@muqarin/rules/fill-message';
import { inWords } from '@muqarin/rules/message';
import { landingAddress, landingSlugs } from '@muqarin/rules/site/landings';
import type { MailWords } from './in-locale.ts';
import type { RenderedMail } from './layout.ts';

/** With what `fill-links.ts` derives. */
type Linked<T> = T & { accountPath?: string };

/** To whoever has no account, or has one already, the mail says so; the page said the same to all. */
export function accountLinkMail(
  { purpose, known, accountPath = '' }: Linked<AccountLinkRequested>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.account.link;
  const isFirst = purpose === 'sign_up';
  if (known === isFirst) {
    const said = isFirst ? t.has_one : t.has_none;
    const href = `${origin}${isFirst ? '/sign-in' : '/sign-up'}`;
    return words.render({
      subject: said.subject,
      sentence: said.sentence,
      button: { label: said.button, href },
      paragraphs: [t.notMe],
      footer: [],
    });
  }
  const said = { sign_up: t.sign_up, sign_in: t.sign_in, reset: t.reset }[purpose] ?? t.sign_in;
  return words.render({
    subject: said.subject,
    sentence: said.sentence,
    button: { label: said.button, href: `${origin}${accountPath}` },
    paragraphs: [said.until, t.notMe],
    footer: [],
  });
}

export function accountOpenedMail(
  { name }: AccountOpened,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.account.opened;
  return words.render({
    subject: t.subject,
    greeting: words.greet(name),
    sentence: t.sentence,
    button: { label: t.button, href: `${origin}/my-account` },
    paragraphs: [t.safe],
    footer: [],
  });
}

export function newDeviceMail(
  { device }: AccountSignedIn,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.account.device;
  return warned(words, {
    subject: t.subject,
    sentence: fillMessage(t.sentence, { device: deviceIn(words, device) || t.unknown }),
    href: `${origin}/my-account/security`,
  });
}

export function factorMail(
  { factor, change, label }: AccountFactorChanged,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.account.factor;
  const factors: Readonly<Record<string, string>> = t.factors;
  const changes: Readonly<Record<string, string>> = t.changes;
  const name = factors[factor] ?? factor;
  return warned(words, {
    subject: t.subject,
    sentence: fillMessage(changes[change] ?? t.changes.changed, {
      factor: label ? `${name} (${deviceIn(words, label)})` : name,
    }),
    href: `${origin}/my-account/security`,
  });
}

export function emailToConfirmMail(
  { accountPath = '' }: Linked<AccountEmailChangeRequested>,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.account.email;
  return words.render({
    subject: t.confirm.subject,
    sentence: t.confirm.sentence,
    button: { label: t.confirm.button, href: `${origin}${accountPath}` },
    paragraphs: [t.confirm.until, words.t.account.link.notMe],
    footer: [],
  });
}

export function emailChangeAskedMail(
  { newEmail }: AccountEmailChangeRequested,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.account.email;
  return warned(words, {
    subject: t.asked.subject,
    sentence: fillMessage(t.asked.sentence, { email: newEmail }),
    href: `${origin}/my-account/security`,
  });
}

export function emailChangedMail(
  { email }: AccountEmailChanged,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.account.email;
  return warned(words, {
    subject: t.changed.subject,
    sentence: fillMessage(t.changed.sentence, { email }),
    href: `${origin}/my-account/security`,
  });
}

export function policyEndsMail(
  { insuranceType, expiryDate, name }: ExternalPolicyDue,
  origin: string,
  words: MailWords,
): RenderedMail {
  const t = words.t.account.ends;
  const types: Readonly<Record<string, string>> = t.types;
  const type = types[insuranceType] ?? '';
  const landing = landingSlugs.find((slug) => slug === insuranceType);
  const account = { label: t.account, href: `${origin}/my-account` };
  const date = shownDate(expiryDate);
  return words.render({
    subject: fillMessage(t.subject, { type, date }),
    greeting: words.greet(name),
    sentence: fillMessage(t.sentence, { type, date }),
    button: landing
      ? { label: t.compare, href: `${origin}${landingAddress('en', landing)}` }
      : account,
    paragraphs: landing ? [account, t.why] : [t.why],
    footer: [],
  });
}

export function accountErasedMail(words: MailWords): RenderedMail {
  const t = words.t.account.erased;
  return words.render({
    subject: t.subject,
    sentence: t.sentence,
    paragraphs: [t.kept],
    footer: [],
  });
}

function warned(
  words: MailWords,
  { subject, sentence, href }: { subject: string; sentence: string; href: string },
): RenderedMail {
  const { warning } = words.t.account;
  return words.render({
    subject,
    sentence,
    button: { label: warning.button, href },
    paragraphs: [warning.wasMe, warning.notMe],
    footer: [],
  });
}

function deviceIn({ say }: MailWords, device: string): string {
  return inWords(deviceMessage(device), say);
}
