import type { MotorValueModel } from '@muqarin/bff/contract/motor/plan-pages';
import { motorCalls } from '@muqarin/rules/motor/calls';
import { IDV_RELOAD_MS } from '@muqarin/rules/motor/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Send } from '@/features/plan-list/use-forms.ts';
import type { PricesById } from './plan-prices.ts';
import { calculatePremium } from './preview-call.ts';

export interface ValueState {
  /** What the slider shows. */
  idvAed: number;
  phase: 'rest' | 'waiting' | 'failed';
  /** At another value than the stored one. */
  previewed: PricesById | null;
  /** The list is priced for this value. */
  pricedAed: number;
  problem: string | null;
  /** A typed value was moved into the range. */
  moved: string | null;
  /** Another value was looked at since the page came. */
  touched: boolean;
}

/** Why a value was not stored, or null where nobody answered: then it is offered again. */
export type Kept = { kept: true } | { kept: false; problem: string | null };

/**
 * The insured value (decisions V15, V16): slider and typed value preview the list 600 ms after the last change, keeping a
 * value stores it. The value the page came with needs no call. `onReload` is called before the list is another one: with the hand that moves
 * the slider, so that the list does not jump once the prices come.
 */
export function useValue(value: MotorValueModel, send: Send, onReload: () => void) {
  const [state, setState] = useState<ValueState>({
    idvAed: value.idvAed,
    phase: 'rest',
    previewed: null,
    pricedAed: value.idvAed,
    problem: null,
    moved: null,
    touched: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const preview = useCallback(
    async (wanted: string | number) => {
      asked.current += 1;
      const mine = asked.current;
      const settle = (change: Partial<ValueState>) =>
        mine === asked.current && setState((old) => ({ ...old, phase: 'rest', ...change }));
      try {
        const answer = await calculatePremium(wanted);
        if (mine !== asked.current) return;
        if (!answer.ok) return settle({ problem: answer.message });
        onReload();
        const isStored = answer.idvAed === value.idvAed;
        settle({
          idvAed: answer.idvAed,
          pricedAed: answer.idvAed,
          previewed: isStored ? null : answer.prices,
          problem: null,
          moved: answer.message,
        });
      } catch {
        settle({ phase: 'failed' });
      }
    },
    [value.idvAed, onReload],
  );

  const later = (wanted: string | number) => {
    clearTimeout(timer.current);
    asked.current += 1;
    setState((old) => ({ ...old, phase: 'waiting', problem: null, moved: null, touched: true }));
    timer.current = setTimeout(() => void preview(wanted), IDV_RELOAD_MS);
  };
  /** Stores the value. */
  const keep = async (wanted: string | number): Promise<Kept> => {
    clearTimeout(timer.current);
    try {
      const answer = await send<{ error?: string }>(motorCalls.updateValue.path, {
        idv: String(wanted),
      });
      if (answer.error === undefined) return { kept: true };
      const problem = answer.error;
      setState((old) => ({ ...old, phase: 'rest', problem }));
      return { kept: false, problem };
    } catch {
      setState((old) => ({ ...old, phase: 'failed' }));
    }
    return { kept: false, problem: null };
  };
  return {
    ...state,
    slide: (idvAed: number) => {
      onReload();
      setState((old) => ({ ...old, idvAed }));
      later(idvAed);
    },
    type: later,
    retry: () => void preview(state.idvAed),
    reset: () => {
      clearTimeout(timer.current);
      setState((old) => ({ ...old, idvAed: value.idvAed }));
      void preview(value.idvAed);
    },
    keep,
  };
}

export type ValueControl = ReturnType<typeof useValue>;
