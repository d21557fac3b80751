import css from './logo.module.css';

/** The word mark; its link carries the name. */
export function Logo() {
  return (
    <svg viewBox="0 0 249 64" aria-hidden="true" className={css.logo}>
      <g transform="translate(-4 1)">
        <path
          d="M23.4 10.84L31.24 3L37.4 9.16L29.56 17ZM38.4 10.84L46.24 3L52.4 9.16L44.559999999999995 17Z"
          fill="var(--nuqta)"
        />
        <path
          d="M46.5 33.5a8.6 8.6 0 1 1-17.2 0 8.6 8.6 0 0 1 17.2 0V37A18.6 18.6 0 0 1 9.3 37v-1.6"
          fill="none"
          stroke="currentColor"
          strokeWidth="6.6"
          strokeLinecap="butt"
          strokeLinejoin="round"
        />
      </g>
      <path
        d="M78 46V22.6M78 31.4a7.4 7.4 0 0 1 14.8 0V46M92.8 31.4a7.4 7.4 0 0 1 14.8 0V46M117.8 22.6v13a7.9 7.9 0 0 0 15.8 0V22.6M133.6 22.6V46M161.79999999999998 34.4a9 9.2 0 1 1-18 0a9 9.2 0 1 1 18 0M161.79999999999998 22.6V57M189.99999999999997 34.4a9 9.2 0 1 1-18 0a9 9.2 0 1 1 18 0M189.99999999999997 22.6V46M200.19999999999996 46V22.6M200.19999999999996 32.6a7 7 0 0 1 10.2-6.2M218.99999999999994 46V22.6M229.19999999999993 46V22.6M229.19999999999993 31.6a7.9 7.9 0 0 1 15.8 0V46"
        fill="none"
        stroke="currentColor"
        strokeWidth="5.6"
      />
      <path
        d="M213.99999999999994 14L219.59999999999994 8.4L223.99999999999994 12.8L218.39999999999995 18.4Z"
        fill="var(--nuqta)"
      />
    </svg>
  );
}
