export const footer =
  'Muqarin compares and arranges cover. It does not carry the risk and never holds your money: you pay the insurer named on the plan. All insurers, plans and prices are illustrative.';
