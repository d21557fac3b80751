/** Leads by HTTP at the service, at a fixed rate: the next does not wait for the last one. */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
export async function captureAtRate(leads, name, { perSecond, seconds }) {
    const accepted = new Map();
    const answers = [];
    const refused = new Map();
    const one = async (email) => {
        const sent = now();
        try {
            await capture(leads, email);
            accepted.set(email, now());
            answers.push(now() - sent);
        }
        catch (error) {
            const { code = String(error) } = error;
            refused.set(code, (refused.get(code) ?? 0) + 1);
        }
    };
    const under = [];
    const began = performance.now();
    for (let index = 0; index < perSecond * seconds; index += 1) {
        const due = began + (index * 1000) / perSecond;
        const wait = due - performance.now();
        if (wait > 1)
            await pause(wait);
        under.push(one(`${name}-${index}@example.com`));
    }
    await Promise.all(under);
    return { accepted, answers, refused };
}
async function capture(leads, email) {
    const member = { dob_year: 1991, dob_month: 3, dob_day: 14, gender_id: 2 };
    const phone = { phone: '501234567', dial_code: '+971', fullNumber: '+971501234567' };
    await leads.captureLead({
        idempotencyKey: `key-${email}`,
        draftId: `draft-${email}`,
        answers: {
            main_emirate: 2,
            category: 'self',
            member_count: 1,
            members: [{ ...member, marital_status_id: 2, relation_id: 1 }],
            contact: { name: 'Load Test', email, ...phone },
        },
        productCount: 40,
    }, { actor: { kind: 'system', id: 'load' }, correlationId: `load-${email}`, locale: 'en' });
}
/** Milliseconds of the wall clock, which the mails' times are of, with the fine steps of the other one. */
function now() {
    return performance.timeOrigin + performance.now();
}
