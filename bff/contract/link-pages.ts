/** A mailed link that asks before it opens something (bff/src/routes/site/resume.ts), and the way back to what was open. */
export const linkPaths = {
  /** GET shows what `?link=<token>` (`?data=` of a data link) would open, POST (a field of the same name) opens it. */
  open: '/open-link',
  /** Field `reference`: of the answers that a link put aside. */
  goBack: '/open-link/back',
  model: '/api/pages/open-link',
} as const;

/** GET /api/pages/open-link?link=<token>; Redirect when the link has ended. */
export interface OpenLinkPage {
  link: string;
  /** `data`: everything that is held about an address. `shared`: a list that somebody shared, which opens as one's own. */
  kind: 'journey' | 'data' | 'shared';
  /** What the link opens, as its pages show it; null for `data` and `shared`. */
  reference: string | null;
  /** What is open in this browser, and stays. */
  yours: string[];
}
