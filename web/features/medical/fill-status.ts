import { statusOf } from '@muqarin/rules/medical/members';
import type { FormEvent } from 'react';

/** What follows from a member's relation is filled, by cards or by a list, as long as nobody said otherwise. */
export function fillStatus({ target, currentTarget }: FormEvent<HTMLFieldSetElement>): void {
  if (!isAnswer(target)) return;
  const { dataset } = currentTarget;
  if (target.name.endsWith('[marital_status_id]')) delete dataset.filled;
  if (!target.name.endsWith('[relation_id]')) return;
  const answers = [...currentTarget.querySelectorAll('[name$="[marital_status_id]"]')].filter(
    isAnswer,
  );
  if (answers.some(isGiven) && dataset.filled === undefined) return;
  const status = String(statusOf(Number(target.value)) ?? '');
  for (const answer of answers) {
    if (answer instanceof HTMLSelectElement) answer.value = status;
    else answer.checked = answer.value === status;
  }
  if (status === '') delete dataset.filled;
  else dataset.filled = '';
}

type Answer = HTMLInputElement | HTMLSelectElement;

function isAnswer(target: EventTarget): target is Answer {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

function isGiven(answer: Answer): boolean {
  return answer instanceof HTMLSelectElement ? answer.value !== '' : answer.checked;
}
