export function sendEarly(_: string): void {}
