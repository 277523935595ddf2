// What travels between Crosstown's server and its clients.
// Made by `crosstown schema typescript` from the server's own types: change those, not this file.

export * from "./analysis";
export * from "./city";
export * from "./commands";
export * from "./endpoints";
export * from "./events";
export * from "./game";
export * from "./messages";
