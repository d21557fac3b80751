/** Altcha's own worker for SHA-256 challenges, under an address of this site. */
import 'altcha/workers/sha';
