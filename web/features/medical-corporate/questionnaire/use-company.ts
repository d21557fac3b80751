'use client';

import { HONEYPOT_FIELD } from '@muqarin/bff/contract/forms';
import type { CorporateQuestionnairePage } from '@muqarin/bff/contract/medical-corporate/pages';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { corporateQuestions } from '@muqarin/rules/medical-corporate/questions';
import { messages } from '@muqarin/rules/messages';
import { useEffect, useState } from 'react';
import { CAPTCHA_RESET } from '@/features/captcha/captcha-answer.ts';
import type { NamedError } from '@/lib/field-names.ts';
import type { Fields } from '@/lib/post-form.ts';
import { say } from '@/lib/reader.ts';
import { countGroupProducts, submitGroup } from './submit.ts';

/** What a page says of refused answers; those of a call fold after 8 s (S0 4). */
interface Told {
  errors: readonly NamedError[];
  fromServer: boolean;
}

/** The last page: sends the lead by its documented call and goes where it leads; a failed call restores the form (S0 4). */
export function useCompany(page: CorporateQuestionnairePage, csrfToken: string, failed: string) {
  const [told, setTold] = useState<Told>({ errors: page.errors, fromServer: false });
  const [busy, setBusy] = useState(false);
  const { step, answers, leadId } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once, on a page behind the counts
  useEffect(() => {
    if (step === 'check' || step === 'company') void countGroupProducts(answers);
  }, []);

  const send = async (fields: Fields, solved: Promise<string> | null) => {
    const given = corporateQuestions.read('company', fields);
    const moved = corporateQuestions.advance(answers, 'company', given, {});
    const robot = solved ? [] : [{ field: 'captcha', message: say(messages.notARobot) }];
    const errors = [...moved.errors, ...robot];
    setTold({ errors, fromServer: false });
    if (errors.length > 0) return;
    setBusy(true);
    const outcome = await submitGroup(moved.draft, {
      csrfToken,
      captcha: (await solved) ?? '',
      honeypot: fields[HONEYPOT_FIELD] ?? '',
      ...(leadId === null ? {} : { leadId }),
    });
    if (outcome.kind === 'count') {
      const { products, noProducts } = corporateRoutes;
      window.location.assign(outcome.count > 0 ? products : noProducts);
      return;
    }
    setBusy(false);
    window.dispatchEvent(new Event(CAPTCHA_RESET));
    const other = [{ field: '', message: failed }];
    setTold({ errors: outcome.kind === 'errors' ? outcome.errors : other, fromServer: true });
  };
  return {
    ...told,
    busy,
    send,
    tell: (errors: readonly NamedError[]) => setTold({ errors, fromServer: false }),
  };
}
