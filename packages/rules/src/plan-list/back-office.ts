/** S0 6: how long the Quote button of back office says that its lines are there. Apart: shoppers' pages load no script for it. */
export const SEND_QUOTE_RESET_BACK_OFFICE_MS = 5000;
