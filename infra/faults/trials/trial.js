/**
 * A time against its limit. The short form has few samples and any machine, so what the machine decides by itself may have
 * a wider one there.
 */
export function tooLong({ short }, figure, value, limit, limitOfShort = limit) {
    const allowed = short ? limitOfShort : limit;
    return value <= allowed
        ? []
        : [`${figure}: ${value.toPrecision(3)}, allowed ${allowed.toPrecision(3)}`];
}
