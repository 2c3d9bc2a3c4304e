declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.css?raw' {
  const text: string;
  export default text;
}
