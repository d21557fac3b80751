/** A session as it is read: those of before `lines` had the ids of the medical journey at their top, and the others beside them. */
import { emptySession, type JourneyIds, type SessionData } from './session-data.ts';

interface Before extends Partial<JourneyIds> {
  motor?: JourneyIds;
  general?: JourneyIds;
  'medical-corporate'?: JourneyIds;
}

export function storedSession(text: string): SessionData {
  const stored = JSON.parse(text) as SessionData & Before;
  const { draftId, leadId, quoteId, motor, general, 'medical-corporate': group, ...data } = stored;
  const medical = { draftId: draftId ?? null, leadId: leadId ?? null, quoteId: quoteId ?? null };
  const hadMedical = Boolean(draftId ?? leadId ?? quoteId);
  const before = {
    ...(hadMedical ? { medical } : {}),
    ...(motor ? { motor } : {}),
    ...(general ? { general } : {}),
    ...(group ? { 'medical-corporate': group } : {}),
  };
  return { ...emptySession, ...data, lines: { ...before, ...data.lines } };
}
