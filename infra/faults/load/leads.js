/** Leads, one half through the BFF as the sponsor form sends them, one half by the leads service's contract. */
import { leadsContract } from '@muqarin/leads/contract/leads-contract';
import { serviceClient } from './service-client.ts';
const visitors = 20;
const phone = { phone: '501234567', dial_code: '+971', fullNumber: '+971501234567' };
const path = '/api/medical/submit-sponsor-details-individual';
/** Notes each lead in the ledger before it is sent, and when it was answered. */
export async function createLeadSender(http, door, ledger) {
    const known = await Promise.all(Array.from({ length: visitors }, () => visit(http, door.origin)));
    const leads = serviceClient(http, 'leads', leadsContract, door.originsOf('leads'));
    return async (email, dueAt, index) => {
        const via = index % 2 === 0 ? 'front' : 'contract';
        const entry = { email, via, dueAt, answeredAt: null };
        ledger.leads.push(entry);
        try {
            const visitor = known[index % visitors];
            if (via === 'front' && visitor)
                await atTheFront(http, door.origin, visitor, email);
            else
                await byContract(leads, email);
            entry.answeredAt = Date.now();
        }
        catch (error) {
            ledger.refused.push(`${email} (${via}): ${error.message}`);
        }
    };
}
async function visit(http, origin) {
    const answer = await http.patiently('bff', () => ({ method: 'GET', origin, path: '/api/csrf' }));
    const { token } = JSON.parse(answer.body);
    return { token, cookie: answer.cookies.map((each) => each.split(';')[0]).join('; ') };
}
async function atTheFront(http, origin, visitor, email) {
    const fields = {
        csrf_token: visitor.token,
        email,
        first_name: 'Load',
        last_name: 'Test',
        phone_number: phone.phone,
        dial_code: phone.dial_code,
        emirate: 'Dubai',
    };
    const answer = await http.patiently('bff', () => ({
        method: 'POST',
        origin,
        path,
        headers: {
            origin,
            cookie: visitor.cookie,
            accept: 'application/json',
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
            'idempotency-key': email,
        },
        body: new URLSearchParams(fields).toString(),
    }));
    requireStored(answer);
}
function requireStored({ status, body }) {
    if (status === 200 && !('title' in JSON.parse(body)))
        return;
    throw new Error(`${status} ${body.slice(0, 200)}`);
}
async function byContract(leads, email) {
    await leads.captureLead({
        idempotencyKey: `key-${email}`,
        draftId: `draft-${email}`,
        answers: { ...ratable, contact: { name: 'Load Test', email, ...phone } },
        productCount: 40,
    }, { actor: { kind: 'system', id: 'faults' }, correlationId: `draft-${email}`, locale: 'en' });
}
const member = { dob_year: 1991, dob_month: 3, dob_day: 14, gender_id: 2, marital_status_id: 2 };
export const ratable = {
    main_emirate: 2,
    category: 'self',
    member_count: 1,
    members: [{ ...member, relation_id: 1 }],
};
