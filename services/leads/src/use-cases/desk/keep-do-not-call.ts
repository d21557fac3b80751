/** What a supervisor or an admin does with the do-not-call list; each change is an event, which the audit trail hears. */
import type { CallContext } from '@muqarin/platform/context';
import { createEvent } from '@muqarin/platform/events/envelope';
import type { ListReason, UnlistReason } from '@muqarin/rules/desk/do-not-call';
import type { ListedNumber } from '../../../contract/desk-do-not-call.ts';
import { doNotCallChanged } from '../../desk/desk-events.ts';
import type { LeadsContext } from '../../parts.ts';
import { endingOf, hashOfPhone } from '../../phone-hash.ts';
import type { Listed } from '../../store/do-not-call.ts';
import { type Imported, importDoNotCall } from './import-do-not-call.ts';

type Kept = { outcome: 'done' | 'unread' | 'same'; ending: string };
type Typed = { staffId: string; typed: string };

export async function listDoNotCall(
  { doNotCall }: LeadsContext,
  { skip, limit }: { skip: number; limit: number },
) {
  const [found, total] = await Promise.all([doNotCall.page(skip, limit), doNotCall.count()]);
  return { numbers: found.map(shown), total };
}

export async function findDoNotCall(
  { doNotCall, leads }: LeadsContext,
  { typed }: { typed: string },
) {
  const hash = hashOfPhone(typed);
  if (hash === '') return null;
  const [listed, ofPerson] = await Promise.all([doNotCall.find(hash), leads.findByPhone(hash)]);
  const askedUs = ofPerson.some((lead) => lead.doNotCall);
  return { ending: endingOf(typed), listed: listed && shown(listed), askedUs };
}

export async function addDoNotCall(
  context: LeadsContext,
  { staffId, typed, reason }: Typed & { reason: ListReason },
  call: CallContext,
): Promise<Kept> {
  const [hash, ending] = [hashOfPhone(typed), endingOf(typed)];
  if (hash === '') return { outcome: 'unread', ending: '' };
  if (await context.doNotCall.find(hash)) return { outcome: 'same', ending };
  await noteChange(context, { staffId, change: 'listed', ending, reason }, call);
  await context.doNotCall.add([{ _id: hash, at: context.now(), ending, reason, by: staffId }]);
  return { outcome: 'done', ending };
}

export async function removeDoNotCall(
  context: LeadsContext,
  { staffId, typed, reason }: Typed & { reason: UnlistReason },
  call: CallContext,
): Promise<Kept> {
  const [hash, ending] = [hashOfPhone(typed), endingOf(typed)];
  if (hash === '') return { outcome: 'unread', ending: '' };
  if (!(await context.doNotCall.find(hash))) return { outcome: 'same', ending };
  await noteChange(context, { staffId, change: 'unlisted', ending, reason }, call);
  await context.doNotCall.remove(hash);
  return { outcome: 'done', ending };
}

export async function readDoNotCall(
  context: LeadsContext,
  { staffId, text }: { staffId: string; text: string },
  call: CallContext,
): Promise<Imported> {
  const said = await importDoNotCall(context, text, staffId);
  if (said.outcome === 'done') {
    const file = { staffId, change: 'imported', ending: '', reason: '', numbers: said.rows };
    await noteChange(context, file, call);
  }
  return said;
}

/** Before a number is changed: what nobody noted has not happened. */
async function noteChange(
  { deskAgents, events }: LeadsContext,
  change: { staffId: string; change: string; ending: string; reason: string; numbers?: number },
  call: CallContext,
): Promise<void> {
  await deskAgents.note(change.staffId, createEvent(doNotCallChanged, change, call, events));
}

function shown({ ending = '', at, reason = 'registry', by = '' }: Listed): ListedNumber {
  return { ending, at: at.toISOString(), reason, by };
}
