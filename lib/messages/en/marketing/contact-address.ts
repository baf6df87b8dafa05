/** Where people write to Makerfront. Pages make a link of it. */
export const CONTACT_ADDRESS = 'hello@makerfront.example';
