import { Button } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { Notice } from '@/components/ui/notice.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { say } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';
import desk from '../desk/desk.module.css';
import { Acting, type ActingProps } from './acting.tsx';

/** What its state allows whoever looks: another admin's approval, a reason for going back. */
export function Decide({ page, token }: ActingProps) {
  const t = textsOf('catalogue');
  const { may, typed } = page;
  const wrong = (field: string) => {
    const found = page.errors.find((error) => error.field === field);
    return found ? say(found.message) : undefined;
  };
  const back = (['return', 'roll_back'] as const).find((act) => may.includes(act));
  if (may.length === 0) return null;
  return (
    <section aria-labelledby="catalogue-decide" className={desk.act}>
      <h2 id="catalogue-decide">{t.decideTitle}</h2>
      {page.isOnLive || !may.includes('edit') ? null : (
        <Acting page={page} token={token}>
          <Notice tone="warn">{t.notOnLive}</Notice>
          <Button look="line" name="action" value="check">
            {t.check}
          </Button>
        </Acting>
      )}
      {may.includes('submit') ? (
        <Acting page={page} token={token}>
          <TextField
            name="go_live_on"
            label={t.goLiveOn}
            hint={t.goLiveHint}
            error={wrong('go_live_on')}
            dir="ltr"
            inputMode="numeric"
            defaultValue={typed.go_live_on ?? ''}
            autoComplete="off"
          />
          <Button name="action" value="submit">
            {t.submit}
          </Button>
        </Acting>
      ) : null}
      {page.row.state === 'submitted' && !may.includes('approve') ? (
        <p className={ground.hush}>{t.waits}</p>
      ) : null}
      {may.includes('approve') ? (
        <Acting page={page} token={token}>
          <Button name="action" value="approve">
            {t.approve}
          </Button>
        </Acting>
      ) : null}
      {back ? (
        <Acting page={page} token={token}>
          <TextField
            name="why"
            label={t.why}
            error={wrong('why')}
            maxLength={500}
            dir="auto"
            defaultValue={typed.why ?? ''}
            autoComplete="off"
          />
          <Button look="line" name="action" value={back}>
            {back === 'return' ? t.giveBack : t.rollBack}
          </Button>
        </Acting>
      ) : null}
      {may.includes('withdraw') ? (
        <Acting page={page} token={token}>
          <Button look="line" name="action" value="withdraw">
            {t.withdraw}
          </Button>
        </Acting>
      ) : null}
    </section>
  );
}
