import type { MotorCoverGapModel } from '@muqarin/bff/contract/motor/plan-pages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { CoverGap } from '@/features/motor/help/cover-gap.tsx';
import css from '@/features/motor/help/help.module.css';
import { textsOf } from '@/lib/texts.ts';

/** In the place of the list: plans of a cover that nobody asked for are no answer. The call is asked for on the page of oops. */
export function EmptyMotorList(props: { gap: MotorCoverGapModel; csrfToken: string }) {
  return (
    <div className={ground.wrap}>
      <div className={css.columns}>
        <div className={css.main}>
          <CoverGap {...props} />
          <p>
            <ButtonLink look="line" href={motorRoutes.oops}>
              {textsOf('motor-help').gap.call}
            </ButtonLink>
          </p>
        </div>
      </div>
    </div>
  );
}
