import type english from '../../messages/en/landing.json';

export type LandingTexts = typeof english;
