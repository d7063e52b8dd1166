export const CARD_METHOD = 'hosted_card';
/** A card that the platform keeps is a method of its own there; it is chosen in the form of the other. */
export const STORED_CARD_METHOD = 'hosted_card_vault';
