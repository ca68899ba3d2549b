type LogoDrawer = (address: string, name: string) => string

let drawer: LogoDrawer | null = null

/** Called once by the server entry: the browser bundle contains no drawing code. */
export function setLogoDrawer(draw: LogoDrawer): void {
  drawer = draw
}

/** While the server renders, the drawing itself, so that it costs no request; in the browser its address. */
export const logoSource = (address: string, name: string | undefined): string =>
  drawer && name !== undefined ? drawer(address, name) : address
