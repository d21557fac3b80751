/** An id that never changes when the list does: the country's two letters read as a number. */
export function nationalityId(countryCode: string): number {
  return (countryCode.charCodeAt(0) - 64) * 100 + countryCode.charCodeAt(1) - 64;
}

export function isNationality(id: unknown): id is number {
  return typeof id === 'number' && nations().some((code) => nationalityId(code) === id);
}

/** The countries that give a nationality; the other places of the dial-code list give none of their own. */
export function nations(): string[] {
  return CODES.split(' ');
}

/** Without the names, because the rules travel to the browser. */
const CODES =
  'AE AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM ' +
  'CA CV CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR ' +
  'GA GM GE DE GH GR GD GT GN GW GY HT HN HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI XK KW KG ' +
  'LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL ' +
  'NZ NI NE NG KP MK NO OM PK PW PS PA PG PY PE PH PL PT QA RO RU RW WS SM ST SA SN RS SC SL SG ' +
  'SK SI SB SO ZA KR SS ES LK KN LC VC SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM TV UG UA ' +
  'GB US UY UZ VU VA VE VN YE ZM ZW';
