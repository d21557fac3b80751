/** The session's motor journey, in the rules' words. It is kept beside a medical draft, under an id of its own. */

import type { CallContext } from '@muqarin/platform/context';
import { contactFields, keptOf } from '@muqarin/rules/contact';
import { type MotorJourney, newJourney } from '@muqarin/rules/motor/journey';
import { isMotorStep } from '@muqarin/rules/motor/questionnaire';
import type { MotorDraft } from '@muqarin/rules/motor/types';
import { shortened } from '@muqarin/rules/typed-text';
import type { Bff } from '../../parts.ts';
import { emptyMotorSession, type MotorSession } from '../../session/session-data.ts';
import type { Session } from '../../session/session-plugin.ts';
import type { MadeFrom, Read } from '../page-saves.ts';

export interface KnownMotorDraft extends Read {
  draftId: string | null;
  /** MQ-…, null before the first answer. */
  reference: string | null;
  journey: MotorJourney;
}

type WireDraft = NonNullable<Awaited<ReturnType<Bff['leads']['getDraft']>>>;

export function motorOf({ data }: Pick<Session, 'data'>): MotorSession {
  return data.motor ?? emptyMotorSession;
}

export async function updateMotorSession(
  session: Session,
  change: Partial<MotorSession>,
): Promise<void> {
  await session.update((data) => ({
    ...data,
    motor: { ...emptyMotorSession, ...data.motor, ...change },
  }));
}

export async function motorDraftOfSession(
  { leads }: Pick<Bff, 'leads'>,
  session: Session,
  context: CallContext,
): Promise<KnownMotorDraft> {
  const { draftId } = motorOf(session);
  const draft = draftId === null ? null : await leads.getDraft({ draftId }, context);
  if (draft?.motor) return known(draft);
  return {
    draftId,
    reference: null,
    journey: newJourney,
    revision: draft?.revision ?? 0,
    pages: [],
  };
}

/** Saves under the session's motor draft; the first save makes one. Throws AppError conflict when another came first (`made`). */
export async function saveMotorDraft(
  bff: Pick<Bff, 'leads' | 'newId'>,
  session: Session,
  context: CallContext,
  { draft, step, history }: MotorJourney,
  made: Partial<MadeFrom> = {},
): Promise<KnownMotorDraft & { draftId: string }> {
  const draftId = motorOf(session).draftId ?? (await beginDraft(bff, session));
  const saved = await bff.leads.saveDraft(
    {
      draftId,
      step,
      answers: { members: [] },
      motor: { answers: storable(draft), history: [...history] },
      ...made,
    },
    { ...context, correlationId: draftId },
  );
  return { ...known(saved), draftId };
}

/** Two first saves of one session, from two pages, are of one draft: the session decides whose. */
async function beginDraft({ newId }: Pick<Bff, 'newId'>, session: Session): Promise<string> {
  const drawn = newId();
  await session.update((data) => {
    const motor = { ...emptyMotorSession, ...data.motor };
    return { ...data, motor: { ...motor, draftId: motor.draftId ?? drawn } };
  });
  return motorOf(session).draftId ?? drawn;
}

function known({ draftId, reference, step, motor, revision, pages }: WireDraft): KnownMotorDraft {
  return {
    draftId,
    reference,
    revision,
    pages,
    journey: {
      draft: present(motor?.answers ?? {}) as MotorDraft,
      step: isMotorStep(step) ? step : newJourney.step,
      history: (motor?.history ?? []).filter(isMotorStep),
    },
  };
}

/** A half-typed contact or chassis number is kept as far as the contract holds it. */
function storable({ contact, chassis_no, ...answers }: MotorDraft): MotorDraft {
  return {
    ...answers,
    ...(contact ? { contact: keptOf(contact, contactFields) } : {}),
    ...(chassis_no === undefined ? {} : { chassis_no: shortened(chassis_no, 60) }),
  };
}

/** The contract's optional fields may be undefined, the rules' may only be absent: a date's parts too. */
function present(fields: object): object {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'object' ? present(value) : value]),
  );
}
