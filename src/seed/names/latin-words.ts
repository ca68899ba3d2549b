import { words } from '#seed/word-table.ts'

export const LATIN_ADJECTIVES = words(`
  Amber, Ample, Arctic, Astute, Birch, Bold, Brisk, Calm, Candid, Cedar, Clever, Cobalt, Copper, Coral, Crisp,
  Deft, Distant, Dusty, Eager, Early, Fair, Fluent, Frosty, Gentle, Gilded, Hazel, Honest, Humble, Indigo, Keen,
  Linen, Lively, Lucid, Maple, Mellow, Misty, Modest, Noble, Oaken, Olive, Patient, Plain, Polar, Quiet, Rapid,
  Rustic, Scarlet, Sharp, Sober, Steady, Sunny, Tidy, Velvet, Violet, Vivid, Warm, Winter, Witty, Agile, Azure, Blunt,
  Brave, Breezy, Bronze, Civil, Cosy, Crimson, Dapper, Direct, Earnest, Exact, Faint, Fleet, Frank, Frugal, Giddy,
  Golden, Hardy, Hearty, Ivory, Jolly, Kindred, Leafy, Lofty, Lunar, Mindful, Nimble, Northern, Open, Placid, Polite,
  Prime, Proud, Quick, Ready, Rough, Russet, Salty, Silent, Simple, Sincere, Sleek, Slow, Solid, Southern, Spare, Stout,
  Subtle, Tender, Thrifty, Timely, Umber, Upright, Vast, Wry
`)

export const LATIN_HEADS = words(`
  Alvo, Bren, Cal, Cor, Dal, Dor, Elv, Fen, Fjor, Gal, Gor, Hal, Jor, Kal, Kiv, Lor, Lum, Mar, Mir, Nor, Nov, Oly,
  Or, Pel, Quo, Rav, Rim, Sal, Sev, Sol, Tal, Tor, Ula, Val, Ver, Vol, Wel, Yar, Zel, Zor
`)

export const LATIN_KINDS = words(`
  Studio, Digital, Lab, Agency, Group, Web, Media, Production, Team, Works, Interactive, Bureau
`)

export const LATIN_NOUNS = words(`
  Acorn, Anchor, Anvil, Arch, Badger, Beacon, Bellows, Bobbin, Bridge, Canvas, Chapter, Clover, Compass, Crane,
  Delta, Dune, Ember, Falcon, Feather, Fern, Forge, Gable, Glyph, Grain, Harbor, Heron, Hinge, Kettle, Ladder,
  Lantern, Ledger, Lever, Loom, Magpie, Marten, Meadow, Mosaic, Needle, Notch, Orchard, Otter, Paddle, Pebble,
  Pillar, Plank, Plume, Prism, Pulley, Quarry, Raven, Ridge, Rivet, Sparrow, Spindle, Spruce, Stanza, Tangent,
  Thimble, Tiller, Vessel, Walnut, Willow, Yarrow, Almond, Apron, Atlas, Barley, Basalt, Bison, Bramble, Brook, Buckle,
  Button, Cabin, Candle, Cinder, Cliff, Cobble, Comma, Cricket, Crumb, Dial, Dovetail, Easel, Elm, Fable, Ferry, Finch,
  Flint, Footnote, Gannet, Garnet, Girder, Glade, Grove, Gull, Hamlet, Hedge, Hopper, Inkwell, Islet, Jackdaw, Juniper,
  Kiln, Kite, Lagoon, Larch, Latch, Lichen, Limestone, Lynx, Mallet, Margin, Mast, Mill, Moss, Nettle, Oar, Owl, Parcel,
  Parsley, Pier, Pivot, Plover, Pocket, Quill, Quince, Raft, Reed, Rook, Rudder, Saddle, Sail, Shuttle, Sickle, Sorrel,
  Spool, Stencil, Stork, Swift, Teapot, Tern, Thicket, Tinder, Toggle, Trellis, Trout, Tulip, Turret, Vane, Wagon,
  Wharf, Wheat, Whistle, Wicker, Wren
`)

export const LATIN_TAILS = words(`
  bex, dara, deko, dex, dis, dova, fera, gard, gate, gora, kado, kem, lanta, lex, lino, lux, mento, mira, mont,
  nex, nika, pont, quin, rado, rix, sant, tano, tika, tive, tora, vato, vega, vix, wend, zen
`)
