import { readPaths } from '@muqarin/bff/contract/forms';
import type { PageTile } from '@muqarin/bff/contract/pages';
import { DOWNLOAD_RESET_INDIVIDUAL_MS } from '@muqarin/rules/medical/constants';
import { fillMessage } from '@muqarin/rules/messages';
import ground from '@/components/ui/ground.module.css';
import { t } from '../texts.ts';
import type { Send } from '../use-forms.ts';
import { AgentQuote } from './agent-quote.tsx';
import { DownloadButton } from './download-button.tsx';
import { EmailQuote } from './email-quote.tsx';
import css from './quote.module.css';

interface Props {
  chosen: readonly PageTile[];
  email: string;
  reference: string;
  role: 'visitor' | 'agent';
  csrfToken: string;
  address: string;
  send: Send;
  onWarn: (message: string) => void;
}

/** The plans added to compare, by mail or as a file; for agents also as quotation lines. */
export function TakeAlong(props: Props) {
  const { chosen, reference, role } = props;
  const planIds = chosen.map(({ id }) => id);
  const limited = planIds.length > 0 ? `?plans=${planIds.join(',')}` : '';
  return (
    <section className={css.take} aria-labelledby="take-along">
      <div>
        <h2 id="take-along">{t.takeAlong}</h2>
        <p className={ground.hush}>
          {planIds.length === 0
            ? t.takeAlongNone
            : fillMessage(t.takeAlongSome, { names: chosen.map(({ name }) => name).join(', ') })}
        </p>
      </div>
      <EmailQuote
        email={props.email}
        planIds={planIds}
        csrfToken={props.csrfToken}
        address={props.address}
        send={props.send}
      />
      <div className={ground.row}>
        <DownloadButton
          href={`${readPaths.quotePdf}${limited}`}
          label={t.downloadQuote}
          fileName={`quote-${reference}.pdf`}
          resetMs={DOWNLOAD_RESET_INDIVIDUAL_MS}
        />
        {role === 'agent' && (
          <AgentQuote
            planIds={planIds}
            csrfToken={props.csrfToken}
            address={props.address}
            send={props.send}
            onWarn={props.onWarn}
          />
        )}
      </div>
    </section>
  );
}
