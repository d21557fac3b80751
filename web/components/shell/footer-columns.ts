import { landingAddress } from '@muqarin/rules/site/landings';
import { reader } from '@/lib/reader.ts';
import { textsOf } from '@/lib/texts.ts';

/** What the site has, by whom it is for. */
export function footerColumns() {
  const t = textsOf('site');
  const { locale } = reader();
  const to = (slug: string) => landingAddress(locale, slug);
  return [
    {
      title: t.drive,
      links: [
        [t.car, to('car')],
        [t.carDubai, to('car-dubai')],
        [t.carSharjah, to('car-sharjah')],
        [t.thirdParty, to('car-third-party')],
        [t.bike, to('bike')],
        [t.fleet, to('fleet')],
      ],
    },
    {
      title: t.people,
      links: [
        [t.health, to('health')],
        [t.healthDubai, to('health-dubai')],
        [t.healthAbuDhabi, to('health-abu-dhabi')],
        [t.healthSharjah, to('health-sharjah')],
        [t.life, to('life')],
      ],
    },
    {
      title: t.firms,
      links: [
        [t.business, to('business')],
        [t.travel, to('travel')],
        [t.claim, '/claim'],
        [t.complaint, '/complaint'],
      ],
    },
    {
      title: t.muqarin,
      links: [
        [t.guides, '/blog'],
        [t.howWeRank, '/how-we-rank'],
        [t.glossary, '/glossary'],
        [t.help, '/contact'],
        [t.privacy, '/privacy'],
        [t.terms, '/terms'],
        [t.account, '/my-account'],
        [t.staff, '/staff/sign-in'],
      ],
    },
  ] as const;
}
