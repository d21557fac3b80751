import { reader } from '@/lib/reader.ts';
import css from './logo.module.css';

const mark = {
  dots: 'M23.4 10.84L31.24 3L37.4 9.16L29.56 17ZM38.4 10.84L46.24 3L52.4 9.16L44.559999999999995 17Z',
  letter: 'M46.5 33.5a8.6 8.6 0 1 1-17.2 0 8.6 8.6 0 0 1 17.2 0V37A18.6 18.6 0 0 1 9.3 37v-1.6',
};

/** The mark, then the name in Latin letters; in Arabic from the other side. Drawn as brand/logo.svg and logo-ar.svg. */
const names = {
  en: {
    box: '0 0 249 64',
    mark: 'translate(-4 1)',
    shift: 'translate(0 0)',
    letters:
      'M78 46V22.6M78 31.4a7.4 7.4 0 0 1 14.8 0V46M92.8 31.4a7.4 7.4 0 0 1 14.8 0V46M117.8 22.6v13a7.9 7.9 0 0 0 15.8 0V22.6M133.6 22.6V46M161.79999999999998 34.4a9 9.2 0 1 1-18 0a9 9.2 0 1 1 18 0M161.79999999999998 22.6V57M189.99999999999997 34.4a9 9.2 0 1 1-18 0a9 9.2 0 1 1 18 0M189.99999999999997 22.6V46M200.19999999999996 46V22.6M200.19999999999996 32.6a7 7 0 0 1 10.2-6.2M218.99999999999994 46V22.6M229.19999999999993 46V22.6M229.19999999999993 31.6a7.9 7.9 0 0 1 15.8 0V46',
    dots: 'M213.99999999999994 14L219.59999999999994 8.4L223.99999999999994 12.8L218.39999999999995 18.4Z',
  },
  ar: {
    box: '0 0 213 64',
    mark: 'translate(152 1)',
    shift: 'translate(-33 0)',
    letters:
      'M170 37.6a8 8.2 0 1 1-16 0 8 8.2 0 1 1 16 0M162 46H118M142 37.6a8 8.2 0 1 1-16 0 8 8.2 0 1 1 16 0M124 46h-6a7 7 0 0 1-7-7V10M97 28v13.5a15 15 0 0 1-15 15h-2.5M77 26v11.5a16.5 16.5 0 0 1-33 0V30',
    dots: 'M123.4 18L129 12.399999999999999L133.4 16.799999999999997L127.80000000000001 22.4ZM134.2 18L139.79999999999998 12.399999999999999L144.2 16.799999999999997L138.6 22.4ZM55.5 18L61.1 12.4L65.5 16.8L59.9 22.4Z',
  },
};

/** The word mark; its link carries the name. */
export function Logo() {
  const name = names[reader().locale];
  return (
    <svg viewBox={name.box} aria-hidden="true" className={css.logo}>
      <g transform={name.mark}>
        <path d={mark.dots} fill="var(--nuqta)" />
        <path d={mark.letter} fill="none" stroke="currentColor" strokeWidth="6.6" />
      </g>
      <g transform={name.shift}>
        <path d={name.letters} fill="none" stroke="currentColor" strokeWidth="5.6" />
        <path d={name.dots} fill="var(--nuqta)" />
      </g>
    </svg>
  );
}
