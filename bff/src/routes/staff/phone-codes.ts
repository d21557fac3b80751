/** Who left no e-mail and asked to be called: the code to read out, shown once somebody asks for it, which is noted (decisions X34). */
import { siteMessages } from '@muqarin/rules/site/messages';
import { staffMessages } from '@muqarin/rules/staff/messages';
import { formPaths } from '../../../contract/forms.ts';
import type { PhoneCodesPage } from '../../../contract/pages.ts';
import type { PageDraft } from '../../locale/page-draft.ts';
import { ours } from '../../locale/said.ts';
import type { Bff } from '../../parts.ts';
import { requireStaff } from '../../security/require-staff.ts';
import { takeFlash } from '../../session/flash.ts';
import type { Form } from '../forms/form.ts';
import type { PageAsk } from '../pages/page-ask.ts';

export async function phoneCodesPage(
  bff: Bff,
  { session, context }: PageAsk,
): Promise<PageDraft<PhoneCodesPage>> {
  const { user: staffId } = requireStaff(session, 'see-phone-codes');
  const { requests } = await bff.leads.listPhoneRequests({ staffId }, context);
  const { notice = null, warning = null } = await takeFlash(session, 'staff-codes');
  return { requests, notice, error: warning };
}

export function phoneCodeForm(bff: Bff): Form {
  return {
    path: formPaths.staffCodes,
    idempotency: 'none',
    flashPage: 'staff-codes',
    act: 'read-phone-code',
    handle: async ({ session, context, fields }) => {
      const { user: staffId } = requireStaff(session, 'read-phone-code');
      const to = formPaths.staffCodes;
      const requestId = fields.request_id ?? '';
      if (requestId === '' || requestId.length > 64)
        return { to, warning: ours(staffMessages.leadGone) };
      const { read } = await bff.leads.readPhoneCode({ requestId, staffId }, context);
      return read
        ? { to, notice: ours(siteMessages.codeShown) }
        : { to, warning: ours(staffMessages.leadGone) };
    },
  };
}
