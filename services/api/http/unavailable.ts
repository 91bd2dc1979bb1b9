/** What was asked for cannot be done right now, or took too long. It may still happen, and may work later. */
export class Unavailable extends Error {}
