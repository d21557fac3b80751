import {
  CHECKOUT_MARKER,
  type MotorPurchasePage,
  motorOrderPaths,
} from '@muqarin/bff/contract/motor-order-pages';
import { contractIds } from '@muqarin/rules/contract-ids';
import { messages } from '@muqarin/rules/messages';
import { motorMessages } from '@muqarin/rules/messages-motor';
import { ownCheckoutUrl } from '@muqarin/rules/motor/checkout-url';
import { BUY_REDIRECT_MS } from '@muqarin/rules/motor/constants';
import { useRouter } from 'next/navigation';
import {
  type FormEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { problemIn } from './problem-in.ts';
import { type Answered, applyPromo, confirmOrder, sendForm } from './purchase-calls.ts';
import { t } from './texts.ts';

const SAVE_AFTER_MS = 1200;

export type Purchase = ReturnType<typeof usePurchase>;

/** What is wrong, what came of the last press, and the calls behind the buttons (S1 4, 5, 7). */
export function usePurchase(page: MotorPurchasePage) {
  const form = useRef<HTMLFormElement>(null);
  const router = useRouter();
  const [errors, setErrors] = useState(page.errors);
  const [busy, setBusy] = useState(false);
  const [pricing, setPricing] = useState(false);
  const [warning, setWarning] = useState(page.warning);
  const [notice, setNotice] = useState(page.notice);
  const [promoMessage, setPromoMessage] = useState(page.promoMessage);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const summary = useMemo(
    () => errors.map(({ field, message }) => ({ target: field || null, message })),
    [errors],
  );
  useCheckoutMarker();
  useEffect(() => () => clearTimeout(timer.current), []);

  const fields = () => new FormData(form.current ?? undefined);
  const save = async () => sendForm(fields(), 'save');

  const confirm = async () => {
    const problem = form.current && problemIn(form.current, page);
    if (problem) return show([problem], problem.reveal);
    setErrors([]);
    setBusy(true);
    const answer = await confirmOrder(fields());
    if (answer.ok) {
      // The marker makes Back from the checkout ask for this page anew (S1 4).
      const to = ownCheckoutUrl(answer.url) ?? motorOrderPaths.checkout;
      setTimeout(() => location.assign(to), BUY_REDIRECT_MS);
      return;
    }
    setBusy(false);
    refused(answer);
  };

  const refused = (answer: Answered) => {
    if (answer.errors.length > 0) return show(answer.errors, answer.reveal);
    const isPrice = answer.message.startsWith(messages.priceChanged);
    setWarning(
      isPrice ? `${answer.message}. ${t.newPrice}` : answer.message || motorMessages.confirmFailed,
    );
    form.current?.scrollIntoView({ block: 'start' });
    router.refresh();
  };

  const show = (found: { field: string; message: string }[], reveal: 'focus' | 'scroll') => {
    setWarning(null);
    setErrors(found);
    const [first] = found;
    // After the summary has taken the focus, as S1 5 wants the field to have it.
    setTimeout(() => first && revealField(first.field, reveal), 0);
  };

  const priced = async (work: Promise<unknown>) => {
    setPricing(true);
    await work.catch(() => setWarning(messages.somethingFailed));
    router.refresh();
    setPricing(false);
  };

  const press: Record<string, () => Promise<void>> = {
    confirm,
    save: async () => {
      await save();
      setNotice(t.saved);
    },
    promo: async () => {
      const said = await applyPromo(fields(), page);
      setPromoMessage(said);
      if (said.ok) await priced(Promise.resolve());
    },
    'promo-remove': async () => {
      setPromoMessage(null);
      await priced(sendForm(fields(), 'promo-remove'));
    },
  };

  return {
    form,
    errors,
    summary,
    busy,
    pricing,
    warning,
    notice,
    promoMessage,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      const { submitter } = event.nativeEvent as unknown as SubmitEvent['nativeEvent'] & {
        submitter: HTMLButtonElement | null;
      };
      void (press[submitter?.value ?? ''] ?? confirm)();
    },
    /** Add-ons are priced at once; the rest is saved when nothing changes for a moment. */
    changed: ({ target }: { target: unknown }) => {
      clearTimeout(timer.current);
      const isPriced = target instanceof HTMLInputElement && 'price' in target.dataset;
      if (isPriced) return void priced(sendForm(fields(), 'addons'));
      timer.current = setTimeout(() => void save().catch(() => {}), SAVE_AFTER_MS);
    },
    enterInPromo: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      void press.promo?.();
    },
  };
}

/** Checkout was visited: whoever comes back sees the order as it is now (S1 4, decisions V29). */
function useCheckoutMarker(): void {
  useEffect(() => {
    const look = () => {
      if (sessionStorage.getItem(CHECKOUT_MARKER) === null) return;
      sessionStorage.removeItem(CHECKOUT_MARKER);
      location.reload();
    };
    look();
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
}

function revealField(field: string, reveal: 'focus' | 'scroll'): void {
  const known = document.getElementById(field);
  const control =
    known?.matches('input, select, textarea') === true
      ? known
      : (known?.querySelector<HTMLElement>('input:not([type=hidden]), select') ?? null);
  (control ?? known)?.scrollIntoView({ block: 'center' });
  if (control instanceof HTMLElement && (reveal === 'focus' || field === contractIds.agreement1))
    control.focus({ preventScroll: true });
}
