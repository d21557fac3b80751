import { siteFormPaths } from '@muqarin/bff/contract/site-forms';
import { ChoiceField, EmailField, LineField, Wishes } from './fields.tsx';
import { HealthFields } from './health-fields.tsx';
import { type OpenForm, openForm } from './open-form.ts';
import { PhoneLine } from './phone-line.tsx';
import { SiteForm } from './site-form.tsx';

/** What a landing page is about. */
export type CallMeBackAbout =
  | 'car'
  | 'third_party'
  | 'bike'
  | 'fleet'
  | 'health'
  | 'life'
  | 'travel'
  | 'business';

interface CallMeBackProps {
  /** Unique on the page. */
  id?: string;
  about: CallMeBackAbout;
  /** Health: the client type that is chosen at first, 1 individual, 2 corporate (decisions A40). */
  clientType?: '1' | '2';
}

/** Call-me-back of the landing pages (S2 2, 3, 5); on health pages it is the health form (S0 5, decisions M44). */
export function CallMeBackForm({ id = 'call-me-back', ...rest }: CallMeBackProps) {
  return <CallBack id={id} {...rest} look="call" />;
}

/** The same in the get-quote popup: its button asks for a quote. */
export function QuoteForm({ id = 'get-quote', ...rest }: CallMeBackProps) {
  return <CallBack id={id} {...rest} look="quote" />;
}

async function CallBack({
  id = '',
  about,
  clientType,
  look,
}: CallMeBackProps & { look: 'call' | 'quote' }) {
  const form = await openForm(id);
  const { t } = form;
  const button = look === 'quote' ? t.quoteButton : t.contactButton;
  return (
    <SiteForm form={form} kind="call_me_back" action={siteFormPaths.callMeBack} button={button}>
      <LineField form={form} name="name" label={t.name} autoComplete="name" />
      <PhoneLine form={form} />
      <EmailField form={form} name="email_from" />
      <Topic form={form} about={about} clientType={clientType} />
      {about === 'health' && look === 'call' ? <HealthFields form={form} /> : null}
      <Wishes form={form} />
    </SiteForm>
  );
}

function Topic(props: { form: OpenForm; about: CallMeBackAbout; clientType: string | undefined }) {
  const { form, about, clientType } = props;
  const { t } = form;
  const type = <input type="hidden" name="insurance_type" value={insuranceTypeOf(about)} />;
  if (about === 'health') {
    return (
      <>
        {type}
        <ChoiceField
          form={form}
          name="client_type_id"
          label={t.clientType}
          empty={t.choose}
          choices={Object.entries(t.clientTypes)}
          chosen={clientType ?? ''}
        />
      </>
    );
  }
  if (about === 'car' || about === 'third_party') {
    return (
      <>
        {type}
        <input type="hidden" name="vehicle_type_id" value="1" />
        <ChoiceField
          form={form}
          name="required_product_type"
          label={t.productType}
          choices={Object.entries(t.productTypes)}
          chosen={about === 'car' ? '1' : '2'}
        />
      </>
    );
  }
  if (about === 'fleet') {
    return (
      <>
        {type}
        <input type="hidden" name="vehicle_type_id" value="4" />
        <LineField
          form={form}
          name="no_of_vehicles"
          label={t.vehicles}
          inputMode="numeric"
          dir="ltr"
        />
      </>
    );
  }
  return (
    <>
      {type}
      {about === 'bike' ? <input type="hidden" name="vehicle_type_id" value="2" /> : null}
    </>
  );
}

/** The two values of S2 9 where they fit. */
function insuranceTypeOf(about: CallMeBackAbout): string {
  if (about === 'health') return 'medical';
  return ['car', 'third_party', 'bike', 'fleet'].includes(about) ? 'vehicle' : about;
}
