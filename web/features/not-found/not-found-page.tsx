import { medicalPaths } from '@muqarin/bff/contract/medical/pages';
import { generalRoutes } from '@muqarin/rules/general/pages';
import { corporateRoutes } from '@muqarin/rules/medical-corporate/pages';
import { motorRoutes } from '@muqarin/rules/motor/pages';
import { ButtonLink } from '@/components/ui/button.tsx';
import ground from '@/components/ui/ground.module.css';
import { PageHead } from '@/components/ui/page-head.tsx';
import { linkTo } from '@/lib/link-to.ts';
import { reader } from '@/lib/reader.ts';
import { requestFacts } from '@/lib/request.ts';
import { textsOf } from '@/lib/texts.ts';
import css from './not-found.module.css';
import { pagesLike } from './pages-like.ts';

/** Where the answers of each line wait. */
const waiting: Record<string, string> = {
  medical: medicalPaths.questionnaire,
  'medical-corporate': corporateRoutes.questionnaire,
  motor: motorRoutes.questionnaire,
  general: generalRoutes.wizard,
};

/**
 * Leads on: to what was begun, to pages whose names are in the address, and to where people begin. Every page carries this one along,
 * so it asks nobody for anything.
 */
export async function NotFoundPage() {
  const t = textsOf('shell');
  const { notFound } = textsOf('site');
  const { open, path } = await requestFacts();
  const begun = open.flatMap((line) => {
    const href = waiting[line];
    return href ? [{ href, label: notFound.resume[line as keyof typeof notFound.resume] }] : [];
  });
  return (
    <div className={ground.wrap}>
      <PageHead title={t.notFoundTitle} scene="road">
        {t.notFoundText}
      </PageHead>
      <Ways title={notFound.begun} ways={begun} />
      <Ways title={notFound.meant} ways={pagesLike(path, reader().locale)} />
      <Ways
        title={notFound.begin}
        ways={[
          { href: medicalPaths.questionnaire, label: notFound.health },
          { href: motorRoutes.questionnaire, label: notFound.car },
          { href: corporateRoutes.questionnaire, label: notFound.company },
          { href: `${linkTo('/')}#others`, label: notFound.other },
          { href: linkTo('/blog'), label: textsOf('site').guides },
          { href: linkTo('/glossary'), label: textsOf('site').glossary },
        ]}
      />
      <p className={ground.row}>
        <ButtonLink href={linkTo('/')}>{t.notFoundHome}</ButtonLink>
        <ButtonLink look="line" href={linkTo('/contact')}>
          {t.notFoundHelp}
        </ButtonLink>
      </p>
    </div>
  );
}

interface WaysProps {
  title: string;
  ways: readonly { href: string; label: string }[];
}

function Ways({ title, ways }: WaysProps) {
  if (ways.length === 0) return null;
  return (
    <section className={css.ways}>
      <h2>{title}</h2>
      <ul>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
