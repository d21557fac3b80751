export interface Rate {
  perSecond: number;
  seconds: number;
}
