/** A catalogue that was named on the command line has problems; they have been printed. */
export class FaultyCatalogue extends Error {}
