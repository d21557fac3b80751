/** The site's part of the leads service as the BFF sees it, in memory. */
import { Consent } from '@muqarin/leads/contract/kinds/site-form';
import type { leadsContract } from '@muqarin/leads/contract/leads-contract';
import type { phoneCalls } from '@muqarin/leads/contract/phone';
import type { siteCalls } from '@muqarin/leads/contract/site';
import type { Client } from '@muqarin/platform/http/client';

type Leads = Client<typeof leadsContract>;
type Site = Pick<Leads, keyof typeof siteCalls | keyof typeof phoneCalls>;
type Case = Awaited<ReturnType<Leads['fileCase']>>;
type LeadInput = Parameters<Leads['captureLead']>[0];
type CaseInput = Parameters<Leads['fileCase']>[0];

export interface FakeSiteLeads {
  client: Site;
  /** What the forms of the site handed over, once a key. */
  captured: LeadInput[];
  filed: CaseInput[];
  codes: { reference: string; code: string }[];
  dataLinks: { email: string; token: string }[];
  phoneCodes: { phone: string; reference: string; way: 'sms' | 'call' }[];
  erased: string[];
  /** Of cases filed before now. */
  note: string;
  preferences: { doNotCall: boolean | null; renew?: boolean | undefined }[];
}

export function fakeSiteLeads(): FakeSiteLeads {
  const captured: LeadInput[] = [];
  const filed: CaseInput[] = [];
  const cases = new Map<string, Case>();
  const codes: FakeSiteLeads['codes'] = [];
  const dataLinks: FakeSiteLeads['dataLinks'] = [];
  const phoneCodes: FakeSiteLeads['phoneCodes'] = [];
  const erased: string[] = [];
  const preferences: FakeSiteLeads['preferences'] = [];
  const at = '2026-11-21T08:00:00.000Z';
  const linkOf = (requestId: string) => dataLinks[Number(requestId.replace('request-', ''))];
  /** By any request of its address. */
  const isErased = (email: string) =>
    erased.some((requestId) => linkOf(requestId)?.email === email);

  const fake = { note: '' };
  const client: Site = {
    fileCase: async (input) => {
      const known = cases.get(input.idempotencyKey);
      if (known) return { ...known, created: false };
      filed.push(structuredClone(input));
      const { kind, type, request } = input;
      const made: Case = {
        caseId: `case-${filed.length}`,
        reference: `${kind === 'claim' ? 'CL' : 'C'}-2222-${String(filed.length + 2222)}`,
        kind,
        type,
        request,
        status: 'received',
        filedAt: at,
        answerBy: kind === 'claim' ? null : '2026-11-23T08:00:00.000Z',
        history: [{ status: 'received', at, note: '' }],
        created: true,
      };
      cases.set(input.idempotencyKey, made);
      return made;
    },
    requestCaseCode: async ({ reference }) => {
      if ([...cases.values()].some((known) => known.reference === reference)) {
        codes.push({ reference, code: '123456' });
      }
      return { asked: true };
    },
    openCase: async ({ reference, code }) => {
      const asked = codes.some((known) => known.reference === reference && known.code === code);
      const found = [...cases.values()].find((known) => known.reference === reference);
      return asked && found ? found : null;
    },
    getCase: async ({ caseId }) => {
      const found = [...cases.values()].find((known) => known.caseId === caseId);
      if (!found) return null;
      const history = found.history.map((row) => ({ ...row, note: fake.note }));
      return { ...found, history };
    },
    requestPhoneCode: async ({ phone, reference, way }) => {
      phoneCodes.push({ phone, reference, way });
      return { requestId: `phone-${phoneCodes.length - 1}` };
    },
    openByPhoneCode: async ({ code, asked }) => {
      const known = 'requestId' in asked ? phoneCodes[Number(asked.requestId.slice(6))] : asked;
      if (code !== '654321' || !known) return null;
      dataLinks.push({ email: 'mariam@example.com', token: '' });
      const { reference } = known;
      const found = [...cases.values()].find((each) => each.reference === reference);
      return found
        ? { reference, caseId: found.caseId, dataRequestId: null }
        : { reference, caseId: null, dataRequestId: `request-${dataLinks.length - 1}` };
    },
    listPhoneRequests: async () => ({ requests: [] }),
    readPhoneCode: async ({ requestId }) => ({ read: requestId === 'phone-0' }),
    changeCaseStatus: async () => ({ changed: false }),
    requestDataLink: async ({ email }) => {
      dataLinks.push({ email, token: `data-token-of-20-signs-${dataLinks.length}` });
      return { expiresAt: at };
    },
    openDataLink: async ({ token }) => {
      const index = dataLinks.findIndex((known) => known.token === token);
      const link = dataLinks[index];
      return link ? { requestId: `request-${index}`, erased: isErased(link.email) } : null;
    },
    heldData: async ({ requestId }) => {
      const link = linkOf(requestId);
      if (!link || isErased(link.email)) return null;
      const held = captured.filter(({ contact }) => contact.email === link.email);
      return {
        email: link.email,
        leads: held.map(({ kind, contact, details }, index) => ({
          leadId: `lead-${index}`,
          quoteId: null,
          draftId: null,
          reference: 'MQ-5555-2222',
          source: kind,
          status: 'new' as const,
          contact,
          capturedAt: at,
          keptUntil: '2028-11-21',
          ...Consent.parse(details),
          doNotCall: false,
          answers: { site: details },
        })),
        cases: [],
        drafts: [],
      };
    },
    changePreferences: async ({ doNotCall, renew }) => {
      preferences.push({ doNotCall, renew });
      return { changed: 1 };
    },
    eraseData: async ({ requestId }) => {
      if (isErased(linkOf(requestId)?.email ?? '') && !erased.includes(requestId)) return null;
      erased.push(requestId);
      return { reference: 'E-2222-2222', at, leads: 1, cases: 0, drafts: 0 };
    },
  };
  const shared = { phoneCodes, captured, filed, codes, dataLinks, erased, preferences };
  return Object.assign(fake, { client, ...shared });
}
