/** Id of the row of guides: of its track, and for its buttons. */
export const guideTrack = 'guide-list';
