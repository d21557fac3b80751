// The table "who may import whom" of docs/architecture.md, as rules with their reasons.
'use strict';

const outside = (allowed) => ({
  path: '^(packages|services|bff|web|infra|proto)/',
  pathNot: allowed,
});

/** Lines of business. A folder or a file whose name begins with the name of one is that line's own. */
const lines = ['medical', 'medical-corporate', 'motor', 'general'];
/** What has rooms of lines beside shared ones. */
const rooms =
  '^(packages/rules/src|services/(leads|notifications|quoting|orders)/(src|contract)|bff/(src|contract)|web/(features|components|lib))';
const aLine = `/(${lines.join('|')})([/.-])`;
/** Files of this line alone: `medical-corporate` is none of medical's. */
const ownOf = (line) => `${rooms}.*/${line}(?!-corporate)[/.-]`;
/** What every line is built with. */
const kits =
  '^(packages/rules/src/(calls|questions|plan-list)|web/features/(captcha|checkout|comparison|plan-list|questions)|bff/src/(clients/plan-list|routes/(forms|plan-list)))/' +
  // What the calls of every line are declared with; the table itself names all lines.
  '|^bff/src/routes/documented/(?!call-table)[^/]+$';

/** Tables of the lines: what puts them together, and the pages of the site that lead to each. */
const tables = [
  '^packages/rules/src/(ar/(sayings|sentences)|mailed-links)[.]ts$',
  '^bff/contract/pages[.]ts$',
  '^bff/src/(bff-service|parts|serve-forms|session/session-data|uploads/purposes|use-cases/(mailed-links|plan-paper))[.]ts$',
  '^bff/src/(routes/(documented/call-table|pages/(serve-pages|site|thank-you))|views/(site-words|papers/plan-paper|policy/refusals))[.]ts$',
  '^web/features/(home|landing|not-found|sponsor|thank-you)/',
  '^web/lib/texts[.]ts$',
  '^services/leads/(contract/(kinds/kinds|leads-contract)|src/leads-service)[.]ts$',
  '^services/notifications/src/(mails/in-locale|notifications-service|quote-mails)[.]ts$',
];

const folderOfAnother = (line) => `/(${lines.filter((other) => other !== line).join('|')})/`;

const apart = (line) => ({
  name: `${line}-is-read-alone`,
  comment:
    'A line of business knows no other; what two of them need has a room named for what it does.',
  severity: 'error',
  from: { path: ownOf(line), pathNot: ['/test/', folderOfAnother(line), ...tables] },
  to: {
    path: lines.filter((other) => other !== line).map(ownOf),
    pathNot: ownOf(line),
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-stand-alone',
      comment: 'Browser and server share rules; whatever they import reaches the browser.',
      severity: 'error',
      from: { path: '^packages/rules/src' },
      to: { pathNot: '^packages/rules/src' },
    },
    {
      name: 'mongoose-sqlite-knows-no-insurance',
      comment: 'Anyone may use this package.',
      severity: 'error',
      from: { path: '^packages/mongoose-sqlite' },
      to: outside('^packages/mongoose-sqlite'),
    },
    {
      name: 'platform-knows-no-service',
      comment: 'The platform carries services; it never calls one.',
      severity: 'error',
      from: { path: '^packages/platform/(src|simulator|contract-suites)' },
      to: outside('^(packages/(platform|mongoose-sqlite)|proto)/'),
    },
    {
      name: 'engines-only-in-drivers',
      comment: 'A service must not know what it runs on.',
      severity: 'error',
      from: { path: '^(packages/platform/src|services|bff|web)/', pathNot: '/drivers/|/test/' },
      to: {
        path: '^(node:sqlite|sqlite$)|node_modules/(kafkajs|ioredis|nodemailer|@aws-sdk)/',
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'Decisions are tested without anything running.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/domain' },
      to: { pathNot: ['^services/$1/src/domain', '^packages/rules/src'] },
    },
    {
      name: 'services-do-not-know-each-other',
      comment: 'They meet in events; the BFF composes their answers.',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: outside('^(services/$1|packages|proto)/'),
    },
    {
      name: 'bff-sees-contracts-only',
      comment: 'A service can move to another machine without the BFF noticing.',
      severity: 'error',
      from: { path: '^bff/(src|contract)' },
      to: outside('^(bff|packages|services/[^/]+/contract|proto)/'),
    },
    {
      name: 'web-sees-rules-and-the-bff-contract',
      comment: 'Pages render; they never talk to a service.',
      severity: 'error',
      from: { path: '^web/' },
      to: outside('^(web|packages/rules/src|bff/contract)/'),
    },
    ...lines.map(apart),
    {
      name: 'kits-know-no-line',
      comment: 'What every line is built with takes the facts of a line as data.',
      severity: 'error',
      from: { path: kits, pathNot: '[.]test[.]tsx?$' },
      to: { path: lines.map((line) => `/${line}([/]|[.]ts)`), pathNot: 'node_modules' },
    },
    {
      name: 'shared-rooms-know-no-line',
      comment: 'What all lines share is given the facts of a line; only the tables name lines.',
      severity: 'error',
      from: {
        path: '^(packages/rules/src|bff/(src|contract)|web/(features|components|lib)|services/(leads|notifications)/(src|contract))/',
        pathNot: [`${rooms}.*${aLine}`, '[.]test[.]tsx?$', '/test/', ...tables],
      },
      to: { path: `${rooms}.*${aLine}` },
    },
    {
      name: 'shared-rooms-of-quoting-know-no-line',
      comment:
        'They are given lines: the service by its list of them, each command of the terminal by naming what it works on.',
      severity: 'error',
      from: {
        path: '^services/quoting/src/',
        pathNot: [aLine, '^services/quoting/src/(lines/(all|checks)|replay|cli/[^/]+)[.]ts$'],
      },
      to: { path: `^services/quoting/(src|contract).*${aLine}` },
    },
    {
      name: 'shared-rooms-of-orders-know-no-line',
      comment:
        'They are given lines by the list of them; the contract puts the lines’ calls together.',
      severity: 'error',
      from: {
        path: '^services/orders/src/',
        pathNot: [aLine, '^services/orders/src/(lines/all|migrate/.*)[.]ts$'],
      },
      to: { path: `^services/orders/(src|contract).*${aLine}` },
    },
    {
      name: 'live-parts-by-one-door',
      comment: 'What is read again and how it fails is decided once, in web/lib/live (ADR 41).',
      severity: 'error',
      from: { path: '^(web|bff|packages)/', pathNot: '^web/lib/live/' },
      to: { path: 'node_modules/@tanstack/' },
    },
    {
      name: 'no-live-parts-for-shoppers',
      comment:
        'Accounts and desks are looked at for minutes; a shopper would pay for it and never use it (ADR 41).',
      severity: 'error',
      from: { path: '^web/app/', pathNot: '^web/app/(my-account|staff)/' },
      to: { path: '^web/lib/live/', reachable: true },
    },
    {
      name: 'nobody-imports-infra',
      comment: 'Launch knows everything; nothing knows launch.',
      severity: 'error',
      from: { pathNot: '^infra/' },
      to: { path: '^infra/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    // Without it an import by `@/` would be held by no rule.
    webpackConfig: { fileName: 'infra/check/import-aliases.cjs' },
    doNotFollow: { path: '(^|/)(node_modules|gen)/' },
    exclude: { path: '(^|/)\\.next/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.d.ts', '.json'],
    },
  },
};
