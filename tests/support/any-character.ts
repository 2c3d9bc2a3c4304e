import fc from 'fast-check';

/**
 * Any code point, lone surrogates included, for texts of property tests. The unit 'binary' of fast-check means the same,
 * but takes a second to build, which mutation tests would spend on every change.
 */
export const anyCharacter = fc.nat(0x10ffff).map(code => String.fromCodePoint(code));
