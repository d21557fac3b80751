/** People who join and leave by a plain form: rows are added and dropped, foretold, and recorded at what was foretold. */
import type { PolicyLedger } from '@muqarin/orders/contract/changes/ledger';
import type { WrongRow } from '@muqarin/orders/contract/medical-corporate/change-calls';
import {
  CHANGE_ACTION,
  type ChangeRows,
  fieldsOfRows,
  type JoinName,
  joinField,
  type LeaveName,
  leaveField,
  MOST_CHANGE_ROWS,
  pressedRows,
  readChangeRows,
} from '@muqarin/rules/medical-corporate/change-form';
import { policyMessages as messages } from '@muqarin/rules/messages-policy';
import { changePath, policyPath, policyRoutes } from '@muqarin/rules/policy-pages';
import { ours, said } from '../../../locale/said.ts';
import type { Bff } from '../../../parts.ts';
import { errorsOfRules, setFlash } from '../../../session/flash.ts';
import type { LeftError, LeftFlash } from '../../../session/session-data.ts';
import {
  priceGroupChange,
  recordGroupChange,
} from '../../../use-cases/medical-corporate/change-policy.ts';
import { requireOwnGroup } from '../../../use-cases/medical-corporate/own-policy.ts';
import { refusalText } from '../../../views/policy/refusals.ts';
import type { Form, FormAsk, FormOutcome } from '../../forms/form.ts';
import { seenIn } from '../../policy/fields.ts';
import { referenceIn } from '../../policy/forms.ts';
import { changeOf } from './change-rows.ts';

const line = 'medical-corporate';

export function groupChangeForm(bff: Bff): Form {
  return {
    path: `${policyRoutes[line]}/:reference/change`,
    flashPage: 'policy-change',
    back: (ask) => changePath(referenceIn(ask)),
    handle: async (ask) => {
      const { ledger } = await requireOwnGroup(bff, ask, referenceIn(ask));
      const sent = readChangeRows(ask.fields);
      const action = ask.fields[CHANGE_ACTION] ?? 'price';
      if (/^(add|drop)_/.test(action)) return shown(ask, ledger, pressed(sent, action));
      const read = changeOf(sent);
      if (read.errors.length > 0)
        return shown(ask, ledger, { rows: sent, flash: { errors: errorsOfRules(read.errors) } });
      const change = { ...read.change, policyId: ledger.policyId };
      if (action !== 'record') {
        const priced = await priceGroupChange(bff, change, ask.context);
        return shown(ask, ledger, { rows: sent, flash: saidOf(priced, ledger) });
      }
      const seen = { idempotencyKey: ask.key, seenGrossFils: seenIn(ask.fields) };
      const kept = await recordGroupChange(bff, { ...change, ...seen }, ask.context);
      if (kept.outcome !== 'recorded')
        return shown(ask, ledger, { rows: sent, flash: saidOf(kept, ledger) });
      const to = policyPath(line, ledger.orderReference);
      const notice = said(messages.changeRecorded, { number: kept.number });
      const { orderReference: reference } = ledger;
      return { to, redirect: to, flashPage: 'policy', notice, reference };
    },
  };
}

interface Shown {
  rows: ChangeRows;
  flash: LeftFlash;
}

function pressed(sent: ChangeRows, action: string): Shown {
  const rows = pressedRows(sent, action);
  const list = action.startsWith('add_join') ? 'joins' : 'leaves';
  const isFull = action.startsWith('add') && sent[list].length >= MOST_CHANGE_ROWS;
  return { rows, flash: isFull ? { warning: ours(messages.tooMany) } : {} };
}

/** The page again, with its rows: what they come to is worked out there. */
async function shown(
  { session }: FormAsk,
  { orderReference }: PolicyLedger,
  { rows, flash }: Shown,
): Promise<FormOutcome> {
  await setFlash(session, 'policy-change', { ...flash, typed: fieldsOfRows(rows) });
  const to = changePath(orderReference);
  return { to, redirect: to };
}

type Answer =
  | Awaited<ReturnType<typeof priceGroupChange>>
  | Exclude<Awaited<ReturnType<typeof recordGroupChange>>, { outcome: 'recorded' }>;

function saidOf(answer: Answer, ledger: PolicyLedger): LeftFlash {
  switch (answer.outcome) {
    case 'priced':
      return {};
    case 'price_changed':
      return { warning: ours(messages.amountChanged) };
    case 'wrong_rows':
      return { errors: answer.rows.map((row) => errorOf(row, ledger)) };
    case 'refused':
      return { warning: refusalText(answer.reason, ledger, answer.breaks) };
  }
}

const ofJoin: Readonly<Partial<Record<WrongRow['reason'], JoinName>>> = {
  bad_birth_date: 'birth_date',
  born_later: 'birth_date',
  no_rate: 'birth_date',
  already_known: 'number',
  number_taken: 'number',
  twice_in_form: 'number',
  bad_number: 'number',
  no_category: 'category',
  case_of_others: 'case',
};
const ofLeave: Readonly<Partial<Record<WrongRow['reason'], LeaveName>>> = {
  not_covered: 'number',
  twice_in_form: 'number',
  no_maternity: 'maternity',
};

/** At the field that is to be put right; the day's where it is about that. */
function errorOf({ kind, at, reason }: WrongRow, ledger: PolicyLedger): LeftError {
  const message = refusalText(reason, ledger);
  return kind === 'joins'
    ? { field: joinField(at, ofJoin[reason] ?? 'day'), message }
    : { field: leaveField(at, ofLeave[reason] ?? 'day'), message };
}
