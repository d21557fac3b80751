export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** With the plus: "+971". */
  dialCode: string;
}

/** Every country or territory with a dial code: the UAE first (decisions X10), then by name. */
export function listCountries(): Country[] {
  return ROWS.split('|').map((row) => {
    const dial = /\d+/.exec(row)?.[0] ?? '';
    return { code: row.slice(0, 2), name: row.slice(2 + dial.length), dialCode: `+${dial}` };
  });
}

/** Code, dial code and English name run together, because the list travels to the browser. */
const ROWS =
  'AE971United Arab Emirates|AF93Afghanistan|AX358Åland Islands|AL355Albania|DZ213Algeria|' +
  'AS1American Samoa|AD376Andorra|AO244Angola|AI1Anguilla|AG1Antigua & Barbuda|AR54Argentina|' +
  'AM374Armenia|AW297Aruba|AU61Australia|AT43Austria|AZ994Azerbaijan|BS1Bahamas|BH973Bahrain|' +
  'BD880Bangladesh|BB1Barbados|BY375Belarus|BE32Belgium|BZ501Belize|BJ229Benin|BM1Bermuda|' +
  'BT975Bhutan|BO591Bolivia|BA387Bosnia & Herzegovina|BW267Botswana|BR55Brazil|' +
  'IO246British Indian Ocean Territory|VG1British Virgin Islands|BN673Brunei|BG359Bulgaria|' +
  'BF226Burkina Faso|BI257Burundi|KH855Cambodia|CM237Cameroon|CA1Canada|CV238Cape Verde|' +
  'BQ599Caribbean Netherlands|KY1Cayman Islands|CF236Central African Republic|TD235Chad|' +
  'CL56Chile|CN86China|CX61Christmas Island|CC61Cocos (Keeling) Islands|CO57Colombia|' +
  'KM269Comoros|CG242Congo - Brazzaville|CD243Congo - Kinshasa|CK682Cook Islands|' +
  'CR506Costa Rica|CI225Côte d’Ivoire|HR385Croatia|CU53Cuba|CW599Curaçao|CY357Cyprus|' +
  'CZ420Czechia|DK45Denmark|DJ253Djibouti|DM1Dominica|DO1Dominican Republic|EC593Ecuador|' +
  'EG20Egypt|SV503El Salvador|GQ240Equatorial Guinea|ER291Eritrea|EE372Estonia|SZ268Eswatini|' +
  'ET251Ethiopia|FK500Falkland Islands|FO298Faroe Islands|FJ679Fiji|FI358Finland|FR33France|' +
  'GF594French Guiana|PF689French Polynesia|GA241Gabon|GM220Gambia|GE995Georgia|DE49Germany|' +
  'GH233Ghana|GI350Gibraltar|GR30Greece|GL299Greenland|GD1Grenada|GP590Guadeloupe|GU1Guam|' +
  'GT502Guatemala|GG44Guernsey|GN224Guinea|GW245Guinea-Bissau|GY592Guyana|HT509Haiti|' +
  'HN504Honduras|HK852Hong Kong|HU36Hungary|IS354Iceland|IN91India|ID62Indonesia|IR98Iran|' +
  'IQ964Iraq|IE353Ireland|IM44Isle of Man|IL972Israel|IT39Italy|JM1Jamaica|JP81Japan|' +
  'JE44Jersey|JO962Jordan|KZ7Kazakhstan|KE254Kenya|KI686Kiribati|XK383Kosovo|KW965Kuwait|' +
  'KG996Kyrgyzstan|LA856Laos|LV371Latvia|LB961Lebanon|LS266Lesotho|LR231Liberia|LY218Libya|' +
  'LI423Liechtenstein|LT370Lithuania|LU352Luxembourg|MO853Macao|MG261Madagascar|MW265Malawi|' +
  'MY60Malaysia|MV960Maldives|ML223Mali|MT356Malta|MH692Marshall Islands|MQ596Martinique|' +
  'MR222Mauritania|MU230Mauritius|YT262Mayotte|MX52Mexico|FM691Micronesia|MD373Moldova|' +
  'MC377Monaco|MN976Mongolia|ME382Montenegro|MS1Montserrat|MA212Morocco|MZ258Mozambique|' +
  'MM95Myanmar (Burma)|NA264Namibia|NR674Nauru|NP977Nepal|NL31Netherlands|NC687New Caledonia|' +
  'NZ64New Zealand|NI505Nicaragua|NE227Niger|NG234Nigeria|NU683Niue|NF672Norfolk Island|' +
  'KP850North Korea|MK389North Macedonia|MP1Northern Mariana Islands|NO47Norway|OM968Oman|' +
  'PK92Pakistan|PW680Palau|PS970Palestinian Territories|PA507Panama|PG675Papua New Guinea|' +
  'PY595Paraguay|PE51Peru|PH63Philippines|PL48Poland|PT351Portugal|PR1Puerto Rico|QA974Qatar|' +
  'RE262Réunion|RO40Romania|RU7Russia|RW250Rwanda|WS685Samoa|SM378San Marino|' +
  'ST239São Tomé & Príncipe|SA966Saudi Arabia|SN221Senegal|RS381Serbia|SC248Seychelles|' +
  'SL232Sierra Leone|SG65Singapore|SX1Sint Maarten|SK421Slovakia|SI386Slovenia|' +
  'SB677Solomon Islands|SO252Somalia|ZA27South Africa|KR82South Korea|SS211South Sudan|' +
  'ES34Spain|LK94Sri Lanka|BL590St. Barthélemy|SH290St. Helena|KN1St. Kitts & Nevis|' +
  'LC1St. Lucia|MF590St. Martin|PM508St. Pierre & Miquelon|VC1St. Vincent & Grenadines|' +
  'SD249Sudan|SR597Suriname|SJ47Svalbard & Jan Mayen|SE46Sweden|CH41Switzerland|SY963Syria|' +
  'TW886Taiwan|TJ992Tajikistan|TZ255Tanzania|TH66Thailand|TL670Timor-Leste|TG228Togo|' +
  'TK690Tokelau|TO676Tonga|TT1Trinidad & Tobago|TN216Tunisia|TR90Türkiye|TM993Turkmenistan|' +
  'TC1Turks & Caicos Islands|TV688Tuvalu|VI1U.S. Virgin Islands|UG256Uganda|UA380Ukraine|' +
  'GB44United Kingdom|US1United States|UY598Uruguay|UZ998Uzbekistan|VU678Vanuatu|' +
  'VA39Vatican City|VE58Venezuela|VN84Vietnam|WF681Wallis & Futuna|EH212Western Sahara|' +
  'YE967Yemen|ZM260Zambia|ZW263Zimbabwe';
