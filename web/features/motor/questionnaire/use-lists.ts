'use client';

import type { CarLookup, MotorLists } from '@muqarin/bff/contract/motor/pages';
import { motorCalls } from '@muqarin/rules/motor/calls';
import { NATIONALITIES_LOAD_MS } from '@muqarin/rules/motor/constants';
import { NATIONALITIES_ITEM } from '@muqarin/rules/motor/lookups';
import type { MotorStep } from '@muqarin/rules/motor/questionnaire';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { useEffect, useRef, useState } from 'react';
import { isObject } from '@/lib/answer-body.ts';
import { reader } from '@/lib/reader.ts';

/** The lists of a step: `null` while they come, 'failed' when they did not. */
export type ListState = MotorLists | null | 'failed';

const NEEDED: Partial<Record<MotorStep, keyof MotorLists>> = {
  make: 'makes',
  year: 'years',
  model: 'models',
  variant: 'variants',
  experience: 'nationalities',
};

/**
 * What the present step offers. The server sent the lists of the page that was opened; those of later steps are asked for
 * by the documented calls, each once a car. Nationalities come two seconds after the page, and at once when their step
 * opens sooner (decisions V4).
 */
export function useLists(first: { step: MotorStep; answers: MotorDraft; lists: MotorLists }) {
  const [known, setKnown] = useState<Record<string, MotorLists | 'failed'>>(() => ({
    [keyOf(first.step, first.answers)]: first.lists,
  }));
  const underWay = useRef(new Map<string, Promise<void>>());
  const loadOnce = async (key: string, step: MotorStep, draft: MotorDraft) => {
    const lists = await fetchLists(step, draft).catch(() => 'failed' as const);
    underWay.current.delete(key);
    setKnown((all) => ({ ...all, [key]: lists }));
  };
  /** Resolves when the list is there, or known not to come. */
  const load = (step: MotorStep, draft: MotorDraft): Promise<void> => {
    const key = keyOf(step, draft);
    const loading = underWay.current.get(key) ?? loadOnce(key, step, draft);
    underWay.current.set(key, loading);
    return loading;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, as S1 9 says
  useEffect(() => {
    const timer = setTimeout(() => void load('experience', {}), NATIONALITIES_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return {
    listsOf: (step: MotorStep, draft: MotorDraft): ListState => {
      if (!NEEDED[step]) return {};
      return known[keyOf(step, draft)] ?? null;
    },
    load,
  };
}

function keyOf(step: MotorStep, { make_id, manf_year, model_id }: MotorDraft): string {
  if (step === 'year') return `year ${make_id}`;
  if (step === 'model') return `model ${make_id} ${manf_year}`;
  if (step === 'variant') return `variant ${make_id} ${manf_year} ${model_id}`;
  return step;
}

async function fetchLists(step: MotorStep, draft: MotorDraft): Promise<MotorLists> {
  const make_id = String(draft.make_id);
  const year = String(draft.manf_year);
  const model_id = String(draft.model_id);
  switch (step) {
    case 'year': {
      const years = await getJson(motorCalls.years.path, { make_id });
      return { years: listOf(years).filter((item) => typeof item === 'number') };
    }
    case 'model':
      return {
        models: named(await getJson(motorCalls.models.path, { make_id, year, ...inScript() })),
      };
    case 'variant': {
      const answer = await getJson(motorCalls.variants.path, { make_id, model_id, year });
      return { variants: named(isObject(answer) ? answer.variants : []) };
    }
    case 'experience': {
      const lists = await getJson(motorCalls.questionnaireData.path, {});
      return { nationalities: named(listOf(lists)[NATIONALITIES_ITEM]) };
    }
    default:
      return {};
  }
}

async function getJson(path: string, query: Record<string, string>): Promise<unknown> {
  const answer = await fetch(`${path}?${new URLSearchParams(query)}`, {
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

/** The documented call names models in Latin, as it says; who reads Arabic asks for their names in it. */
function inScript(): Record<string, string> {
  return reader().locale === 'ar' ? { lang: 'ar' } : {};
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('no list');
  return value;
}

function named(value: unknown): CarLookup[] {
  return listOf(value).flatMap((row) => {
    if (!isObject(row) || typeof row.id !== 'number' || typeof row.name !== 'string') return [];
    const { id, name, latin } = row;
    return [{ id, name, ...(typeof latin === 'string' ? { latin } : {}) }];
  });
}
